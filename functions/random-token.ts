/** What stands in the address of a link of ours may be anything that somebody typed. */
export const isToken = (token: string) => /^[\w.-]{1,100}$/.test(token);

/** For a link in a mail: 32 random bytes, as an address can hold them. Only its hash is stored. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
