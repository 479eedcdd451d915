import { typosAllowed, typosIn } from '../search/typos.ts';

/** Where our visitors have their mailboxes, with neighbours that would pass for a typo of another one. */
const hosts = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'live.de',
  'live.com',
  'yahoo.de',
  'yahoo.com',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'mail.de',
  'mail.com',
  'email.de',
  'online.de',
  'arcor.de',
  'vodafone.de',
  'aol.com',
  'aol.de',
  'posteo.de',
  'mailbox.org',
  'proton.me',
  'protonmail.com',
] as const;

const nameOf = (host: string) => host.slice(0, host.lastIndexOf('.'));

/** Other countries' mailboxes, such as `yahoo.fr`, are no typo: more than one letter has to be in the name. */
function allowed(typed: string, host: string): number {
  const name = nameOf(host);
  const isOfMany = hosts.filter((other) => nameOf(other) === name).length > 1;
  return nameOf(typed) === name && isOfMany ? 1 : typosAllowed(typed);
}

/** The address that was probably meant, such as `lena@gmail.com` for `lena@gmial.com`. */
export function meantAddress(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@') + 1;
  const host = address.slice(at).toLowerCase();
  if (at < 2 || !host.includes('.') || hosts.some((known) => known === host)) return undefined;
  const [likeliest] = hosts
    .map((known) => ({
      known,
      typos: typosIn(host, known),
      isRenamed: Number(nameOf(known) !== nameOf(host)),
      longer: Math.abs(known.length - host.length),
    }))
    .filter(({ known, typos }) => typos <= allowed(host, known))
    .sort((a, b) => a.isRenamed - b.isRenamed || a.typos - b.typos || a.longer - b.longer);
  return likeliest && address.slice(0, at) + likeliest.known;
}
