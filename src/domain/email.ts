/** The longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). It also keeps the patterns below cheap. */
const longest = 254;

/** The given rule: non-space text, `@`, non-space text, `.`, non-space text. */
const given = /^\S+@\S+\.\S+$/;
const quotedName = /^"(?:[^"\\]|\\.)+"(?=@)/;
/** What would make two mailboxes, a name or a header of one; quoted it is part of the name. */
const separators = /[,;<>"]/;
/** Control, direction and other characters that nobody sees: a mailbox that reads like another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether it is one address that one mail can be sent to. */
function isOneMailbox(value: string): boolean {
  const bare = value.replace(quotedName, 'name');
  return !separators.test(bare) && bare.split('@').length === 2 && !invisible.test(value);
}

export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && given.test(value) && isOneMailbox(value);

const atGoogle = new Set(['gmail.com', 'googlemail.com']);

/** Addresses that end in one mailbox, as far as an address tells: `+tag` is dropped, and dots at Gmail. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [local = ''] = key.slice(0, at).split('+');
  const domain = key.slice(at + 1);
  return atGoogle.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Two spellings of one mailbox are one address. */
export const emailKey = (email: string) => email.normalize('NFC').toLowerCase();
