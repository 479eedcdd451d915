const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const utf8 = new TextEncoder();

export function inHexadecimal(bytes: ArrayBuffer): string {
  let digits = '';
  for (const byte of new Uint8Array(bytes)) digits += hexadecimal[byte] ?? '';
  return digits;
}

/** Hexadecimal. */
export const sha256 = async (text: string): Promise<string> =>
  inHexadecimal(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
