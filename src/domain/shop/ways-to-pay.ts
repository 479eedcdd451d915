import type { Locale } from '../text/locales.ts';

/** The payment page offers no others. By Stripe's names: https://docs.stripe.com/api/payment_methods/object */
export const waysToPay = ['card', 'sepa_debit'] as const;

const words: Record<Locale, Record<(typeof waysToPay)[number], string>> = {
  de: {
    // The wallets are a way to use a card, on devices that have them.
    card: 'mit Karte (auch über Apple Pay oder Google Pay, wenn dein Gerät das kann)',
    sepa_debit: 'per SEPA-Lastschrift',
  },
  en: {
    card: 'by card (with Apple Pay or Google Pay too, if your device has it)',
    sepa_debit: 'by SEPA direct debit',
  },
};

export const waysToPayIn = (locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(waysToPay.map((way) => words[locale][way]));
