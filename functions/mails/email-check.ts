import { mailTexts } from './texts.ts';
import type { Locale } from '#domain/locales.ts';
import type { MailContent, Row } from './layout.ts';

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
