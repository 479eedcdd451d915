import type { Locale } from '#domain/locales.ts';
import { catalogues, type Catalogue } from './catalogues.ts';
import { messages } from './index.ts';

type Island = Catalogue['reimbursement']['island'];
export type ReimbursementTexts = Record<keyof Island, string>;

/** The texts that the insurer selector takes along; it fills gaps like `{name}` itself. */
export function reimbursementTexts(locale: Locale): ReimbursementTexts {
  const t = messages(locale, 'reimbursement');
  const filled = Object.keys(catalogues.en.reimbursement.island).map((key) => [
    key,
    t(`island.${key}` as never),
  ]);
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(filled) as ReimbursementTexts;
}
