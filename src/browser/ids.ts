const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A random id: 128 bits as 32 hexadecimal digits; unlike `randomUUID`, also on a laptop's plain http. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** An id for idempotent reports: always the same 32 hexadecimal digits for a text, which they do not reveal. */
export async function stableId(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(digest).subarray(0, 16));
}
