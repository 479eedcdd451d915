import type { Day } from '../calendar.ts';

/** Raise it with every change of the text that changes its meaning: everybody is asked again. */
export const workbookConsentVersion = 2;

/** An explicit yes to keeping the workbook with us: it may say things about health (Art. 9 GDPR). */
export interface WorkbookConsent {
  /** Random, 32 hexadecimal digits. */
  id: string;
  /** Of the text that was shown; there is one in German alone, as of the course. */
  version: number;
  /** When the participant agreed, in milliseconds, by the device's clock. */
  given: number;
}

/**
 * Every text that this consent was ever asked with: the SHA-256 of heading, paragraphs and answers, a line each.
 * A receipt names its text by this. Nothing is taken out of the list; a changed text is a new entry.
 */
const texts: readonly { version: number; since: Day; hash: string }[] = [
  {
    version: 1,
    since: '2026-11-22',
    hash: '2821100446160571e55f774a3231dfb82c3cfe7cde551925fc2a9f11e038f896',
  },
  {
    version: 2,
    since: '2026-11-25',
    hash: '98c79b5a9ff280ba34660460c6f65c74354263d9dd398d9416588a8e0ecafc64',
  },
];

/** The text that somebody saw, by its hash, or nothing if there never was such a text. */
export const workbookConsentText = (version: number) => texts.find((text) => text.version === version);
