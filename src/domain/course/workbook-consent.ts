import type { Day } from '../time/calendar.ts';

/** Raise it when the text changes its meaning: every participant is asked again. */
export const workbookConsentVersion = 2;

/**
 * Every text that asked for this consent: the SHA-256 of heading, paragraphs and answers, one per line. Receipts refer
 * to a text by version. Never remove an entry; a changed text is a new one.
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

export const workbookConsentText = (version: number) => texts.find((text) => text.version === version);
