import type { Locale } from '#domain/locales.ts';

/** Where the development server tells what is wrong, and how it says that this has changed. */
export const faultsAddress = '/_recipe-faults';
export const faultsChanged = 'recipe-faults:changed';

export interface ShownFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly de: string;
  readonly en: string;
}

export interface FaultsReport {
  readonly faults: readonly ShownFault[];
  readonly recipes: readonly { readonly id: string; readonly slugs: Readonly<Record<Locale, string>> }[];
}
