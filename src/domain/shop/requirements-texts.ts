import type { Day } from '../time/calendar.ts';
import type { Locale } from '../text/locales.ts';

/**
 * Every text that the conditions of a course were confirmed with: the SHA-256 of its sentences, one per line. Orders
 * refer to a text by version. Never remove an entry; a changed text is a new one, with the next number in
 * `textVersions`.
 */
export const requirementsTexts: readonly {
  version: number;
  /** The first day on which it could be confirmed. The first text came with the first certification. */
  since: Day;
  hashes: Readonly<Record<Locale, string>>;
}[] = [
  {
    version: 1,
    since: '2026-03-01',
    hashes: {
      de: 'dfaa79c6352cd76ef75da0583a69c7b68d119fb659a5555f5d96c54a652dd98f',
      en: 'cb729b788db78d88a68f9e83abc458cf0885b6ead6252221ba8399bb19c91349',
    },
  },
  {
    version: 2,
    since: '2026-11-22',
    hashes: {
      de: 'dfaa79c6352cd76ef75da0583a69c7b68d119fb659a5555f5d96c54a652dd98f',
      en: 'df4cc7720d94c139f11fa6fa05c7c5a4d7d14e33b71b50fd0cbefc99b768d703',
    },
  },
  {
    version: 3,
    since: '2026-11-25',
    hashes: {
      de: '14ee1ef3137e78535d1f417436241b25e65766a701a84b77d7ee53324df428c8',
      en: 'edb71f3cfc1217b541ec05d256597b0c57b5c0eaee6991c4c84ef688ac0b3925',
    },
  },
  {
    version: 4,
    since: '2026-11-30',
    hashes: {
      de: '114f2f5aa34e539b7b4f471034c5f425dc90fe03fab343299f58a9a854f91546',
      en: '2c8374c874ff3145fe41e008099884ffaabdb5b67d978d86a3299519ebe05d2a',
    },
  },
];
