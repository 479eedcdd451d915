import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

export const words = {
  de: {
    plans: '/de/angebote',
    login: '/de/anmelden',
    loginTitle: 'Fast geschafft: dein Konto für 6 Monate Valea',
    order: '/de/bestellen',
    welcome: '/de/willkommen',
    account: '/de/mein-konto',
    start: 'Mit 6 Monaten starten',
    code: 'Hast du einen Rabattcode?',
    codeField: 'Rabattcode',
    apply: 'Einlösen',
    button: 'Zahlungspflichtig bestellen',
    facts: [
      'Produkt',
      'Gesamtpreis',
      'Laufzeit',
      'Verlängerung',
      'Kündigung',
      'Widerruf',
      'Garantie',
      'Bedingungen',
    ],
    vat: 'inklusive Mehrwertsteuer',
    paid: 'Schön, dass du da bist. Der Tisch ist gedeckt.',
    unknown: 'Diese Bestellung finden wir nicht',
    has: 'Hier gibt es nichts mehr zu bestellen',
    hasPlan: 'Du hast die App schon',
    toAccount: 'Zu deinem Konto',
    refused: 'Rabatt nicht anwendbar',
    failed: 'Konnte Produkt nicht laden',
    again: 'Noch einmal versuchen',
    nothingCharged: 'Es wurde nichts abgebucht',
    stillOpen: 'Deine Bestellung ist noch offen',
    payOn: 'Weiter bezahlen',
    drop: 'Bestellung verwerfen',
    dropped: 'Die Bestellung ist verworfen, du musst nichts weiter tun.',
  },
  en: {
    plans: '/en/plans',
    order: '/en/order',
    start: 'Start with 6 months',
    button: 'Order with obligation to pay',
    facts: ['Product', 'Total price', 'Term', 'Renewal', 'Cancelling', 'Withdrawal', 'Guarantee', 'Terms'],
    vat: 'including VAT',
    missing: 'Please confirm that you want to begin right away. Otherwise we can’t start yet.',
    paid: 'Welcome. The table is laid.',
  },
} as const;
export type Locale = keyof typeof words;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const orderButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words[locale].button, exact: true });

/** The number of requests for a Worker path. */
export function calls(context: BrowserContext, path: string): { count: number } {
  const seen = { count: 0 };
  context.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === path) seen.count += 1;
  });
  return seen;
}

/** Ticks both boxes, which must be unticked before. */
export async function agree(page: Page) {
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) {
    await expect(box).not.toBeChecked();
    await box.check();
  }
}

/** From a plan's order page to the payment page. */
export async function placeOrder(page: Page, locale: Locale) {
  await expect(orderButton(page, locale)).toBeVisible();
  await agree(page);
  await orderButton(page, locale).click();
  await expect(page).toHaveURL(/\/pay\/cs_/);
}

/** The buttons of the stand-in's payment page. */
export const pay = (page: Page, way: 'card' | 'declined' | '3ds' | 'sepa') => {
  const names = {
    card: 'Pay by card',
    declined: 'Pay by a card that is declined',
    '3ds': 'Pay by card with 3-D Secure',
    sepa: 'Pay by SEPA direct debit',
  };
  return page.getByRole('button', { name: names[way], exact: true }).click();
};
