/**
 * The addressee of a course's invoice, which an insurer reads. Entered and stored with the order, and corrected at most
 * once.
 */
export interface BillingAddress {
  name: string;
  /** Or a post office box. */
  street: string;
  postcode: string;
  city: string;
  country: BillingCountry;
}

/**
 * Where the course is sold (ISO 3166): the European Economic Area and Switzerland, as people insured in Germany may
 * live across the border.
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

/** Longer than any name on a passport, and the most that an invoice has room for. */
export const longestBillingText = 100;
const longestPostcode = 12;

/** One line without invisible characters. */
const tidyText = (typed: string) => typed.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim();

export const tidyBillingAddress = (typed: BillingAddress): BillingAddress => ({
  name: tidyText(typed.name),
  street: tidyText(typed.street),
  postcode: tidyText(typed.postcode).toUpperCase(),
  city: tidyText(typed.city),
  country: typed.country,
});

const hasLetters = (text: string) => /\p{L}/u.test(text) && text.length <= longestBillingText;

/** Only German postcodes are checked: five digits. */
const isPostcode = (text: string, country: BillingCountry) =>
  country === 'DE'
    ? /^\d{5}$/.test(text)
    : text.length <= longestPostcode && /^[A-Z\d](?:[A-Z\d -]*[A-Z\d])?$/.test(text);

/** Both first and last name. */
export const isFullName = (name: string) => /\p{L}.*\s.*\p{L}/u.test(name);

const isRight: Record<BillingField, (address: BillingAddress) => boolean> = {
  name: ({ name }) => hasLetters(name) && isFullName(name),
  street: ({ street }) => hasLetters(street),
  postcode: ({ postcode, country }) => isPostcode(postcode, country),
  city: ({ city }) => hasLetters(city),
  country: ({ country }) => billingCountries.some((known) => known === country),
};

/** The invalid fields, in the order of the form. */
export function wrongBillingFields(typed: BillingAddress): BillingField[] {
  const address = tidyBillingAddress(typed);
  return billingFields.filter((field) => !isRight[field](address));
}

export const isSameBillingAddress = (one: BillingAddress | null, other: BillingAddress | null) =>
  one === other ||
  (one !== null && other !== null && billingFields.every((field) => one[field] === other[field]));

/** The invoice of a course, as insurers require it. */
export interface CourseInvoice extends BillingAddress {
  /** The payment service's number, or the order's until it is known. */
  number: string;
  /** The day of payment, which is the invoice's date. */
  date: Date;
  cents: number;
  courseTitle: string;
  courseId: string;
  /** When name and address were corrected, and what the payment service's own invoice still says. */
  corrected: { at: Date; before: BillingAddress | undefined } | undefined;
}

/** Lines for a letter; the country only if it is not Germany. */
export function billingLines(address: BillingAddress, locale: string): string[] {
  const { name, street, postcode, city, country } = address;
  const abroad =
    country === 'DE' ? [] : [new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country];
  return [name, street, `${postcode} ${city}`, ...abroad];
}
