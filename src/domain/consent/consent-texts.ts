import type { Locale } from '../text/locales.ts';

/**
 * Every text that asked for consent: the SHA-256 of headline, text, the link to the privacy notice and both answers,
 * one per line; up to version 3 with an explanation in the settings instead of the link. Receipts refer to a text by
 * version. Never remove an entry; a changed text is a new one.
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
  // Who measures, what for and where. From here on of everything that the banner shows, in its order.
  {
    version: 4,
    hashes: {
      de: 'f2f800dc559f660e38c2b1f84790d1427dfa9e72a695aa8cb2b8f5c7e74fb7f0',
      en: '584f1ee91e51d01cc3c17b77652e14f7f68e81c45cd117a23eab2dfc0a760bc7',
    },
  },
  // That we measure ourselves how fast our pages are.
  {
    version: 5,
    hashes: {
      de: '9a25675e7d9eacd63e78afa520219fb4104b9906ebdb8562b910e3bd49c3cd52',
      en: '7716fc6ae66ac39479a9478d5c479b30ebe651886a49ef391fb4710f37328c2f',
    },
  },
];

export const consentTextHash = (version: number, language: Locale): string | undefined =>
  texts.find((text) => text.version === version)?.hashes[language];
