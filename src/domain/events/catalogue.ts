import { accessLevels, type AccessLevel } from '../shop/access.ts';
import type { PageName } from './tracked-pages.ts';

export const trackedProducts = accessLevels;
type Product = AccessLevel;

interface Money {
  product: Product;
  cents: number;
}

/** What the browser may report: fixed words and a price, so that nothing personal fits in. */
export type BrowserEvent =
  | { name: 'PageView'; page: PageName }
  | { name: 'ViewContent'; product: Product }
  | { name: 'Lead' }
  | { name: 'CompleteRegistration' }
  | ({ name: 'InitiateCheckout' } & Money);

/** Reported by the Worker only, never by the browser. */
export type PaymentEvent = { name: 'Purchase' | 'Subscribe'; payment: string } & Money;

export type ConversionEvent = BrowserEvent | PaymentEvent;

export const browserEventNames = [
  'PageView',
  'ViewContent',
  'Lead',
  'CompleteRegistration',
  'InitiateCheckout',
] as const satisfies readonly BrowserEvent['name'][];

export const paymentEventNames = ['Purchase', 'Subscribe'] as const satisfies readonly PaymentEvent['name'][];

export type ContentCategory = 'page' | 'app' | 'course';

export const categoryOf = (product: Product): ContentCategory => (product === 'VALEA_APP' ? 'app' : 'course');
