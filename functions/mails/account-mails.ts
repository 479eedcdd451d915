import { mailTexts } from './texts.ts';
import type { Locale } from '#domain/locales.ts';
import type { MailContent } from './layout.ts';

/** Tells a mailbox that its account is gone. Nothing knows the address afterwards. */
export function accountDeleted(to: string, locale: Locale): MailContent {
  const { accountDeleted: t } = mailTexts(locale);
  const blocks = [t.text, t.kept, t.notYou].map((text) => ({ kind: 'text', text }) as const);
  return { locale, to, subject: t.subject, title: t.title, blocks };
}

/** Tells the mailbox that was written to until now that another one is. It names neither. */
export function contactChanged(to: string, locale: Locale): MailContent {
  const { contactChanged: t } = mailTexts(locale);
  const blocks = [t.text, t.notYou].map((text) => ({ kind: 'text', text }) as const);
  return { locale, to, subject: t.subject, title: t.title, blocks };
}
