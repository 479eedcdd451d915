/** Tokens come from a URL, so they may be anything. */
export const isToken = (token: string) => /^[\w.-]{1,100}$/.test(token);

/** 32 random bytes for a link in a mail. Only the hash is stored. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
