import type { Locale } from '#domain/text/locales.ts';

/** A legal text in both languages, as attached to mails. */
export type LegalText = Readonly<Record<Locale, { title: string; text: string }>>;
