import type { Visitor } from '../../ports/conversions.ts';

/**
 * Spelled as the platform's documentation asks, so that two hashes of one person are one:
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
 */

/** UTF-8 in one form: a Mac's `ü` of two characters is everybody's `ü`. */
const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Names and cities: lower case, no punctuation, digits or spaces; umlauts stay. */
const letters = (text: string) => plain(text).replaceAll(/[^\p{L}\p{M}]/gu, '');

const asciiDomain = (domain: string) => URL.parse(`https://${domain}`)?.hostname ?? domain;

/** Trimmed and in lower case. A domain with umlauts has two spellings, and either may be the known one. */
function emails(text: string): string[] {
  const email = plain(text);
  const at = email.lastIndexOf('@');
  if (at < 1) return [];
  return [...new Set([email, `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`])];
}

const germany = '49';

/** Digits only, with the country code and without leading zeros; a number without a country is a German one. */
function phone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const isNational = digits.startsWith('0') && !digits.startsWith('00');
  const international = isNational ? germany + digits : digits.replace(/^0+/, '');
  // As in +49 (0)171: the zero is dialled at home only.
  return international.replace(/^490+/, germany);
}

/** Lower case, no spaces or dashes; the `D-` that Germans once wrote in front is no part of it. */
const postcode = (text: string) =>
  plain(text)
    .replace(/^de?-(?=\d)/, '')
    .replaceAll(/[\s-]/g, '');

/** ISO 3166-1 alpha-2; anything else is nothing. */
const country = (text: string) => /^[a-z]{2}$/.exec(plain(text))?.[0] ?? '';

/** What is hashed of somebody, by the platform's names for it. */
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
