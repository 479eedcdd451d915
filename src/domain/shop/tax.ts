/** What is said about VAT beside a price, as decided (`legalDecisions`). */
import { company, legalDecisions } from '../company/company.ts';
import { fill } from '../text/fill.ts';
import type { Locale } from '../text/locales.ts';
import type { Product } from './catalogue.ts';

type Decided = Pick<typeof legalDecisions, 'courseTax'>;

const words = {
  de: {
    included: 'inklusive Mehrwertsteuer',
    exempt: 'umsatzsteuerfrei',
    // True whatever is decided.
    undecided: 'inklusive aller Steuern',
    prices: {
      included: 'Sie enthalten die gesetzliche Mehrwertsteuer.',
      exempt:
        'Beim App-Abo enthalten sie die gesetzliche Mehrwertsteuer. Der Präventionskurs ist umsatzsteuerfrei: {{reason}}',
      undecided: 'Sie enthalten alle Steuern.',
    },
    invoice: 'Im Gesamtbetrag sind {{rate}}\u00a0% Umsatzsteuer enthalten.',
  },
  en: {
    included: 'including VAT',
    exempt: 'exempt from VAT',
    undecided: 'including all taxes',
    prices: {
      included: 'They include statutory VAT.',
      exempt:
        'For the app subscription they include statutory VAT. The prevention course is exempt from VAT: {{reason}}',
      undecided: 'They include all taxes.',
    },
    invoice: 'The total includes {{rate}}% VAT.',
  },
} as const;

const kindOf = ({ courseTax: tax }: Decided) =>
  tax === undefined ? 'undecided' : 'rate' in tax ? 'included' : 'exempt';

/** Follows a price: `75 € inklusive Mehrwertsteuer`. */
export const taxOf = (kind: Product['kind'], locale: Locale, decided: Decided = legalDecisions): string =>
  words[locale][kind === 'plan' ? 'included' : kindOf(decided)];

/** Follows a sentence about all prices. */
export function taxInPrices(locale: Locale, decided: Decided = legalDecisions): string {
  const { courseTax } = decided;
  return fill<'reason'>(words[locale].prices[kindOf(decided)], {
    reason: courseTax && 'exemption' in courseTax ? courseTax.exemption[locale] : '',
  });
}

const invoiceSays = (locale: Locale, rate: number) => fill<'rate'>(words[locale].invoice, { rate });

/** The footer of a plan's invoice. */
export const planInvoiceTax = (locale: Locale): string => invoiceSays(locale, company.vatRate);

/**
 * The footer of a course's invoice: its rate, or the exemption. Up to 250 euros nothing more is required:
 * https://www.gesetze-im-internet.de/ustdv_1980/__33.html. In German, for a German insurer; undefined while undecided.
 */
export const courseInvoiceTax = ({ courseTax }: Decided = legalDecisions): string | undefined =>
  courseTax && ('rate' in courseTax ? invoiceSays('de', courseTax.rate) : courseTax.exemption.de);
