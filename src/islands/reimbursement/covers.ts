import type { OtherCover } from '#domain/course/insurers.ts';
import type { Locale } from '#domain/locales.ts';
import { messages } from '#i18n/index.ts';

/** What the other covers are called: first as we say it, then as people type it. */
export function coversIn(locale: Locale): Record<OtherCover, readonly [string, ...string[]]> {
  const t = messages(locale, 'reimbursement');
  return {
    private: [t('island.private'), 'PKV', 'Beihilfe', 'private Krankenversicherung', 'private'],
    elsewhere: [t('island.elsewhere'), 'Ausland', 'abroad', 'EHIC'],
    none: [t('island.nobody'), 'keine Krankenversicherung', 'nicht versichert', 'none'],
  };
}
