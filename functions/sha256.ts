const hexadecimal = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const utf8 = new TextEncoder();

/** Hexadecimal. */
export async function sha256(text: string): Promise<string> {
  let digits = '';
  for (const byte of new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)))) {
    digits += hexadecimal[byte] ?? '';
  }
  return digits;
}
