import { mailTexts } from './texts.ts';
import type { Locale } from '#domain/text/locales.ts';
import { oneClick, say, type MailContent } from './layout.ts';

export interface QuizReminderFacts {
  locale: Locale;
  to: string;
  url: string;
  /** Where to opt out of reminders, also for mail programs. */
  offUrl: string;
  oneClickUrl: string;
}

/**
 * The one reminder of an unfinished quiz. The address is unverified, so the mail offers nothing and says who may have
 * asked for it.
 */
export function quizReminder({ locale, to, url, offUrl, oneClickUrl }: QuizReminderFacts): MailContent {
  const { quizReminder: t } = mailTexts(locale);
  return {
    locale,
    to,
    subject: t.subject,
    title: t.title,
    blocks: [
      { kind: 'action', text: t.text, label: t.button, url },
      say(t.where),
      { kind: 'link', text: t.once, url: offUrl, label: t.stop },
    ],
    headers: oneClick(oneClickUrl),
  };
}
