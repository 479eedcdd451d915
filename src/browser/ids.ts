const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 random bits as 32 hexadecimal digits; unlike `randomUUID`, also available without https. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** For idempotent reports: 32 hexadecimal digits, always the same for a text, without revealing it. */
export async function stableId(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(digest).subarray(0, 16));
}
