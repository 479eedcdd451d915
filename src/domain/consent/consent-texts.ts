import type { Locale } from '../text/locales.ts';

/**
 * Every text that asked for consent: the SHA-256 of headline, text, explanation and both answers, one per line.
 * Receipts refer to a text by version. Never remove an entry; a changed text is a new one.
 */
const texts: readonly { version: number; hashes: Readonly<Record<Locale, string>> }[] = [
  {
    version: 1,
    hashes: {
      de: '3e4e8f6211f4f226ed9e73735882e7c1082daeb0a57a99298009e2fa3adf4096',
      en: '503db020ee5f0ab53ce7e64fc9ecb04c3adf89a6ac5bc67820254262c92d7d42',
    },
  },
  {
    version: 2,
    hashes: {
      de: '3e4e8f6211f4f226ed9e73735882e7c1082daeb0a57a99298009e2fa3adf4096',
      en: '153a86ec80f0f79c26b650e975633a7dbd62c35453ec8e8e8fd2477d46740655',
    },
  },
  // Short, to leave the page readable; the settings and the privacy notice explain in full what a yes means.
  {
    version: 3,
    hashes: {
      de: '5d24ad02353d769445f29b2b5bc34c26ca555a53a70313c746f6b20cc66a3db5',
      en: '11dd9c9a70e1abae3a4c89684fa272261edd1c5a9397465f176aa1bf64a6e7c6',
    },
  },
];

export const consentTextHash = (version: number, language: Locale): string | undefined =>
  texts.find((text) => text.version === version)?.hashes[language];
