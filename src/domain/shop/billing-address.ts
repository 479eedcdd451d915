/**
 * The billing address of a course: whom an insurer reads on the invoice. Asked for with the order, stored with it, and
 * corrected once at most.
 */
export interface BillingAddress {
  name: string;
  /** Street and number, or a post office box. */
  street: string;
  postcode: string;
  city: string;
  country: BillingCountry;
}

/**
 * Where the course is sold, by ISO 3166: the European Economic Area and Switzerland. Somebody insured in Germany may
 * well live across the border.
 */
export const billingCountries = [
  ...([
    'DE',
    'AT',
    'BE',
    'BG',
    'CH',
    'CY',
    'CZ',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
  ] as const),
  ...(['IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'] as const),
] as const;
type BillingCountry = (typeof billingCountries)[number];

const billingFields = ['name', 'street', 'postcode', 'city', 'country'] as const;
export type BillingField = (typeof billingFields)[number];

export const blankBillingAddress: BillingAddress = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: 'DE',
};

/** Longer than any name on a passport, and as much as an invoice has room for. */
export const longestBillingText = 100;
const longestPostcode = 12;

/** One line without what nobody sees; letters are kept as they are. */
const tidyText = (typed: string) => typed.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim();

export const tidyBillingAddress = (typed: BillingAddress): BillingAddress => ({
  name: tidyText(typed.name),
  street: tidyText(typed.street),
  postcode: tidyText(typed.postcode).toUpperCase(),
  city: tidyText(typed.city),
  country: typed.country,
});

const hasLetters = (text: string) => /\p{L}/u.test(text) && text.length <= longestBillingText;

/** German postcodes have five digits; what others look like is left to those who know them. */
const isPostcode = (text: string, country: BillingCountry) =>
  country === 'DE'
    ? /^\d{5}$/.test(text)
    : text.length <= longestPostcode && /^[A-Z\d](?:[A-Z\d -]*[A-Z\d])?$/.test(text);

/** First and last name: a surname alone says nobody. */
export const isFullName = (name: string) => /\p{L}.*\s.*\p{L}/u.test(name);

const isRight: Record<BillingField, (address: BillingAddress) => boolean> = {
  name: ({ name }) => hasLetters(name) && isFullName(name),
  street: ({ street }) => hasLetters(street),
  postcode: ({ postcode, country }) => isPostcode(postcode, country),
  city: ({ city }) => hasLetters(city),
  country: ({ country }) => billingCountries.some((known) => known === country),
};

/** Which fields an invoice cannot be written with, in the order in which they are asked for. */
export function wrongBillingFields(typed: BillingAddress): BillingField[] {
  const address = tidyBillingAddress(typed);
  return billingFields.filter((field) => !isRight[field](address));
}

export const isSameBillingAddress = (one: BillingAddress | null, other: BillingAddress | null) =>
  one === other ||
  (one !== null && other !== null && billingFields.every((field) => one[field] === other[field]));

/** The invoice of a course as an insurer wants it. */
export interface CourseInvoice extends BillingAddress {
  /** The payment service's; as long as it is not known there, that of the order. */
  number: string;
  /** When it was paid, which is when the invoice is written. */
  date: Date;
  cents: number;
  courseTitle: string;
  courseId: string;
  /** When name and address were corrected, and what the payment service's own invoice goes on saying. */
  corrected: { at: Date; before: BillingAddress | undefined } | undefined;
}

/** The address as it stands on a letter; the country only where it is another one than ours. */
export function billingLines(address: BillingAddress, locale: string): string[] {
  const { name, street, postcode, city, country } = address;
  const abroad =
    country === 'DE' ? [] : [new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country];
  return [name, street, `${postcode} ${city}`, ...abroad];
}
