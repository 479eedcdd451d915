import type { Locale } from './locales.ts';

/**
 * Every text that consent was ever asked with: the SHA-256 of headline, text and both answers, a line each.
 * A receipt names its text by this. Nothing is taken out of the list; a changed text is a new entry.
 */
const texts: readonly { version: number; hashes: Readonly<Record<Locale, string>> }[] = [
  {
    version: 1,
    hashes: {
      de: 'cad01207a994ebeda39d85eea50062d464c83440276c186f9645944b0be57b4e',
      en: '97271ade9cb5882148522d030fb252638726263f3c2a6aa9228fd8c0a203f267',
    },
  },
];

/** The hash of the text that somebody saw, or nothing if there never was such a text. */
export const consentTextHash = (version: number, language: Locale): string | undefined =>
  texts.find((text) => text.version === version)?.hashes[language];
