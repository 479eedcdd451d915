import type { Visitor } from '../../ports/conversions.ts';

/**
 * Normalised as the platform asks, so that one person always has the same hash:
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
 */

/** NFC: macOS may write `ü` as two characters. */
const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

const letters = (text: string) => plain(text).replaceAll(/[^\p{L}\p{M}]/gu, '');

const asciiDomain = (domain: string) => URL.parse(`https://${domain}`)?.hostname ?? domain;

/** An internationalised domain has two spellings, and the platform may have either. */
function emails(text: string): string[] {
  const email = plain(text);
  const at = email.lastIndexOf('@');
  if (at < 1) return [];
  return [...new Set([email, `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`])];
}

const germany = '49';

/** Digits with the country code, without leading zeros; Germany is the default. */
function phone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const isNational = digits.startsWith('0') && !digits.startsWith('00');
  const international = isNational ? germany + digits : digits.replace(/^0+/, '');
  // As in +49 (0)171: the zero is only dialled within Germany.
  return international.replace(/^490+/, germany);
}

/** Without spaces, dashes and the old German prefix `D-`. */
const postcode = (text: string) =>
  plain(text)
    .replace(/^de?-(?=\d)/, '')
    .replaceAll(/[\s-]/g, '');

/** ISO 3166-1 alpha-2, or empty. */
const country = (text: string) => /^[a-z]{2}$/.exec(plain(text))?.[0] ?? '';

/** Values to be hashed, under the platform's names. */
export function matchKeys(visitor: Visitor): [name: string, values: string[]][] {
  const { email, phone: number, firstName, lastName, city, postcode: code, country: land } = visitor;
  const given: [string, string[] | undefined][] = [
    ['em', email === undefined ? undefined : emails(email)],
    ['ph', number === undefined ? undefined : [phone(number)]],
    ['fn', firstName === undefined ? undefined : [letters(firstName)]],
    ['ln', lastName === undefined ? undefined : [letters(lastName)]],
    ['ct', city === undefined ? undefined : [letters(city)]],
    ['zp', code === undefined ? undefined : [postcode(code)]],
    ['country', land === undefined ? undefined : [country(land)]],
  ];
  return given.flatMap(([name, values = []]) => {
    const known = values.filter((value) => value !== '');
    return known.length > 0 ? [[name, known]] : [];
  });
}
