import type { Locale } from '#domain/locales.ts';

/** Where the development server tells what is wrong, and how it says that this has changed. */
export const diagnosticsAddress = '/_content-diagnostics';
export const diagnosticsChanged = 'recipe-diagnostics:changed';

export interface ShownDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly de: string;
  readonly en: string;
}

export interface DiagnosticsReport {
  readonly diagnostics: readonly ShownDiagnostic[];
  readonly recipes: readonly { readonly id: string; readonly slugs: Readonly<Record<Locale, string>> }[];
}
