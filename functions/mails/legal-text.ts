import type { Locale } from '#domain/locales.ts';

/** A legal text in each language, as a mail carries it. */
export type LegalText = Readonly<Record<Locale, { title: string; text: string }>>;
