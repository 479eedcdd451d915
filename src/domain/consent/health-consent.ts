import type { Day } from '../time/calendar.ts';
import type { Locale } from '../text/locales.ts';

/** Raise it when the text changes its meaning: every visitor is asked again. */
export const healthConsentVersion = 3;

/** Explicit consent to processing health data, kept on the device until the Worker has it. */
export interface HealthConsent {
  /** Random, 32 hexadecimal digits. */
  id: string;
  /** Of the text that was shown. */
  version: number;
  language: Locale;
  /** By the device's clock, in milliseconds. */
  given: number;
}

/**
 * Every text that asked for this consent: the SHA-256 of heading, paragraphs and answers, one per line. Receipts refer
 * to a text by version. Never remove an entry; a changed text is a new one.
 */
const texts: readonly {
  version: number;
  /** The first day on which it could be given. */
  since: Day;
  hashes: Readonly<Record<Locale, string>>;
}[] = [
  {
    version: 1,
    since: '2026-03-01',
    hashes: {
      de: 'fc9cb9dbb45e0d69c2ee6cd910fd64553d713f8a458966ce5c7dd2caaf3f65ce',
      en: '0ad261901807b9a4fd7899d3133f9e4629b6a20dc3b0baee57dd4befd0ad1bea',
    },
  },
  {
    version: 2,
    since: '2026-11-22',
    hashes: {
      de: 'fc9cb9dbb45e0d69c2ee6cd910fd64553d713f8a458966ce5c7dd2caaf3f65ce',
      en: '4fca347f537fc1334e7f9a4e040188c48d62c3dcf87d56fae2a1e5a1fdff645e',
    },
  },
  {
    version: 3,
    since: '2026-11-25',
    hashes: {
      de: '25bdec087a9b936c2df77b82a31254c1925df1df7d432c5bc7a7bba56d7cc54d',
      en: 'df3fdb425335e1a4e9417d5abd46b74bb2a028a245568f23fbfc18cfd7714c0a',
    },
  },
];

export const healthConsentText = (version: number) => texts.find((text) => text.version === version);
