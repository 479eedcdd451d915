/** RFC 5321, 4.5.3.1.3. It also keeps the patterns below cheap. */
const longest = 254;

/** The required rule: non-space text, `@`, non-space text, `.`, non-space text. */
const given = /^\S+@\S+\.\S+$/;
const quotedName = /^"(?:[^"\\]|\\.)+"(?=@)/;
/** Could make two mailboxes, a name or a header of one; quoted, they are part of the name. */
const separators = /[,;<>"]/;
/** Control, direction and other invisible characters can disguise a mailbox as another. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether mail to it goes to exactly one mailbox. */
function isOneMailbox(value: string): boolean {
  const bare = value.replace(quotedName, 'name');
  return !separators.test(bare) && bare.split('@').length === 2 && !invisible.test(value);
}

export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && given.test(value) && isOneMailbox(value);

const atom = /[\w!#$%&'*+/=?^`{|}~-]+/.source;
const label = /[a-z\d](?:[a-z\d-]*[a-z\d])?/.source;
/** RFC 5321 without quoted names and umlauts; 64 characters before the `@`, and a last label of letters, or punycode. */
const mailable = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,}|xn--[a-z\\d-]+)$`,
  'i',
);

/**
 * Whether the payment service and mail providers take it: stricter than the required rule, for everybody who gets mails
 * about a purchase or asks for one. A declaration counts with any address.
 */
export const isMailable = (value: unknown): value is string => isEmail(value) && mailable.test(value);

const atGoogle = new Set(['gmail.com', 'googlemail.com']);

/** Equal for addresses of one mailbox, as far as we know: without `+tag`, and without dots at Gmail. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [local = ''] = key.slice(0, at).split('+');
  const domain = key.slice(at + 1);
  return atGoogle.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

export const emailKey = (email: string) => email.normalize('NFC').toLowerCase();
