import { courseLeaderPath } from '#i18n/mail-links.ts';
import { pathOf } from '#i18n/routes.ts';
import { greetable } from './order-confirmation.ts';
import { mailTexts } from './texts.ts';
import type { Locale } from '#domain/locales.ts';
import type { MailContent } from './layout.ts';

export interface CourseAnswerFacts {
  locale: Locale;
  to: string;
  name: string | undefined;
}

/**
 * Notification of a course leader's answer. Its words are not in it, nor anything about the course: messages may say
 * something about her health, and a mail can be read on the way.
 */
export function courseAnswer({ locale, to, name }: CourseAnswerFacts, site: string): MailContent {
  const { courseAnswer: t } = mailTexts(locale);
  return {
    ...{ locale, to, name: greetable(name), subject: t.subject, title: t.title },
    blocks: [
      { kind: 'action', text: t.text, label: t.button, url: site + pathOf('courseMessages', locale) },
      { kind: 'text', text: t.reply },
    ],
  };
}

/** Tells the course leader that a participant has written: neither what nor who. Her page is in German alone. */
export function courseQuestion(to: string, site: string): MailContent {
  const { courseQuestion: t } = mailTexts('de');
  return {
    ...{ locale: 'de' as const, to, name: undefined, subject: t.subject, title: t.title },
    blocks: [{ kind: 'action', text: t.text, label: t.button, url: site + courseLeaderPath }],
  };
}
