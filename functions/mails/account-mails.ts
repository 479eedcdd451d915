import { mailTexts } from './texts.ts';
import type { Locale } from '#domain/text/locales.ts';
import { say, type MailContent, type Row } from './layout.ts';

/**
 * Tells a mailbox that its account was deleted, and which contracts ended with it. The address is not stored any more.
 */
export function accountDeleted(
  to: string,
  locale: Locale,
  { app, course }: { app: boolean; course: boolean },
): MailContent {
  const { accountDeleted: t } = mailTexts(locale);
  const ended = app && course ? [t.ended.both] : app ? [t.ended.app] : course ? [t.ended.course] : [];
  const blocks = [t.text, ...ended, t.kept, t.notYou].map(say);
  return { locale, to, subject: t.subject, title: t.title, blocks };
}

/** Tells the previous mailbox that the address was changed. It names neither address. */
export function contactChanged(to: string, locale: Locale): MailContent {
  const { contactChanged: t } = mailTexts(locale);
  const blocks = [t.text, t.notYou].map(say);
  return { locale, to, subject: t.subject, title: t.title, blocks };
}

export interface EmailCheckFacts {
  locale: Locale;
  to: string;
  /** The full URL. */
  link: string;
}

/** E-mail verification: asks a contact e-mail's mailbox whether it is the member's. Contains no typed text. */
export function emailCheck({ locale, to, link }: EmailCheckFacts): MailContent {
  const { emailCheck: t } = mailTexts(locale);
  return {
    locale,
    to,
    subject: t.subject,
    title: t.title,
    blocks: [{ kind: 'action', text: t.text, label: t.button, url: link }, say(t.notYou)],
  };
}

/** The address, as shown by the page behind the link. */
export function emailCheckRows(locale: Locale, email: string): readonly Row[] {
  const { emailCheck: t } = mailTexts(locale);
  return [[t.address, email]];
}
