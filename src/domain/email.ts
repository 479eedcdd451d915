/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). It also keeps the pattern below cheap. */
const longest = 254;

/** Non-space text, `@`, non-space text, `.`, non-space text. */
export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && /^\S+@\S+\.\S+$/.test(value);

/** Two spellings of one mailbox are one address. */
export const emailKey = (email: string) => email.normalize('NFC').toLowerCase();
