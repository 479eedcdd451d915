import type { Locale } from '../locales.ts';
import type { Product } from './catalogue.ts';

/** Where the payment page and the portal send her back to: pages of ours and no others. */
const welcome: Record<Locale, string> = { de: 'willkommen', en: 'welcome' };
const plansPage: Record<Locale, string> = { de: 'angebote', en: 'plans' };
const coursePage: Record<Locale, string> = { de: 'kurs', en: 'course' };
const account: Record<Locale, string> = { de: 'mein-konto', en: 'my' };

const cancel: Record<Locale, string> = { de: 'kuendigen', en: 'cancel' };
const withdrawal: Record<Locale, string> = { de: 'widerruf', en: 'withdrawal' };

/** The page asks the Worker for the order's state: the address alone says and gives nothing. */
export const paidPath = (locale: Locale, orderId: string) => `/${locale}/${welcome[locale]}?order=${orderId}`;

export const leftPath = (locale: Locale, { kind, key }: Pick<Product, 'kind' | 'key'>) =>
  kind === 'plan' ? `/${locale}/${plansPage[locale]}` : `/${locale}/${coursePage[locale]}/${key}`;

export const accountPath = (locale: Locale) => `/${locale}/${account[locale]}`;

/** Where contracts end, without signing in. */
export const cancelPath = (locale: Locale) => `/${locale}/${cancel[locale]}`;
export const withdrawPath = (locale: Locale) => `/${locale}/${withdrawal[locale]}`;
