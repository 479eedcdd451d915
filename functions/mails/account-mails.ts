import { mailTexts } from './texts.ts';
import type { Locale } from '#domain/locales.ts';
import type { MailContent, Row } from './layout.ts';

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

export interface EmailCheckFacts {
  locale: Locale;
  to: string;
  /** A whole address. */
  link: string;
}

/** E-mail verification: asks a contact e-mail's mailbox whether it is the member's. Nothing in it was typed by anybody. */
export function emailCheck({ locale, to, link }: EmailCheckFacts): MailContent {
  const { emailCheck: t } = mailTexts(locale);
  return {
    locale,
    to,
    subject: t.subject,
    title: t.title,
    blocks: [
      { kind: 'action', text: t.text, label: t.button, url: link },
      { kind: 'text', text: t.notYou },
    ],
  };
}

/** The address, as the page behind the link shows it. */
export function emailCheckRows(locale: Locale, email: string): readonly Row[] {
  const { emailCheck: t } = mailTexts(locale);
  return [[t.address, email]];
}
