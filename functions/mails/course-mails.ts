import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import type { Day } from '#domain/time/calendar.ts';
import type { CourseMailKind } from '#domain/course/reminders.ts';
import type { Locale } from '#domain/text/locales.ts';
import { ownCertificatePath } from '#i18n/course-routes.ts';
import { courseLeaderPath, pathOf } from '#i18n/routes.ts';
import { greetable } from './order-confirmation.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { oneClick, say, type MailContent, type Row } from './layout.ts';

export interface CourseMailFacts {
  /** A module has opened or has waited that many weeks, that much time is left, or everything is done. */
  about:
    | { kind: 'module_open'; number: number; title: string }
    | { kind: 'stalled'; weeks: number; number: number; title: string }
    /** `minutes`: what a certificate attests now, of what it could; `canAdd`: exercises can still be confirmed. */
    | { kind: 'done'; minutes: { seen: number; planned: number }; canAdd: boolean }
    | { kind: Exclude<CourseMailKind, 'module_open' | 'stalled' | 'done'> };
  locale: Locale;
  to: string;
  lastDay: Day;
  modulesLeft: number;
  /** Whether every module can still open before the course ends. */
  canBeCompleted: boolean;
  url: string;
  /** Where these mails are switched off, by the participant and by the mail program. */
  offUrl: string;
  oneClickUrl: string;
}

type Texts = MailTexts['course'];

function wordsOf({ about, lastDay, modulesLeft, canBeCompleted }: CourseMailFacts, t: Texts) {
  const date = formatDate(new Date(lastDay));
  if (about.kind === 'module_open') {
    const { number, title } = about;
    const { module_open: words } = t;
    return {
      subject: fill(words.subject, { number, title }),
      title: words.title,
      button: words.button,
      text: fill(words.text, { number, title }),
      more: fill(t.until, { date }),
    };
  }
  if (about.kind === 'stalled') {
    const { weeks, number, title } = about;
    const words = t.stalled[weeks === 2 ? 'first' : 'second'];
    return {
      subject: words.subject,
      title: words.title,
      button: t.module_open.button,
      text: fill(words.text, { number, title }),
      more: fill(t.until, { date }),
    };
  }
  if (about.kind === 'done') {
    const { minutes, canAdd } = about;
    const { subject, title, button } = t.done;
    const words = t.done[minutes.seen >= minutes.planned ? 'whole' : canAdd ? 'fewer' : 'over'];
    const { text, more } = words;
    return { subject, title, button, text: fill(text, { ...minutes, date }), more: fill(more, { date }) };
  }
  const words: Texts['month_left' | 'week_left'] = t[about.kind];
  const left = modulesLeft === 1 ? t.left.one : fill(t.left.other, { count: modulesLeft });
  return {
    subject: words.subject,
    title: words.title,
    button: words.button,
    text: fill(words.text, { date }),
    more: `${left} ${canBeCompleted ? t.whole : t.notAll}`,
  };
}

/** A reminder about a running course. Each says how to switch it off, also to mail programs. */
export function courseReminder(facts: CourseMailFacts): MailContent {
  const { about, locale, to, url, offUrl, oneClickUrl } = facts;
  const t = mailTexts(locale).course;
  const { subject, title, text, button, more } = wordsOf(facts, t);
  return {
    locale,
    to,
    subject,
    title,
    blocks: [
      { kind: 'action', text, label: button, url },
      say(more),
      { kind: 'link', text: fill(t.off, { what: t.kinds[about.kind] }), url: offUrl, label: t.stop },
    ],
    headers: oneClick(oneClickUrl),
  };
}

/** Which mails the page behind the link is about. */
export const courseMailRows = (locale: Locale, kind: CourseMailKind): readonly Row[] => {
  const { course: t } = mailTexts(locale);
  return [[t.which, t.kinds[kind]]];
};

export interface CourseAnswerFacts {
  locale: Locale;
  to: string;
  name: string | undefined;
}

/**
 * Notification of a course leader's answer. It contains nothing of the answer or the course: messages may be about
 * health, and a mail can be read in transit.
 */
export function courseAnswer({ locale, to, name }: CourseAnswerFacts, site: string): MailContent {
  const { courseAnswer: t } = mailTexts(locale);
  return {
    locale,
    to,
    name: greetable(name),
    subject: t.subject,
    title: t.title,
    blocks: [
      { kind: 'action', text: t.text, label: t.button, url: site + pathOf('courseMessages', locale) },
      say(t.reply),
    ],
  };
}

/** Tells the course leader that a participant has written, but neither what nor who. In German, like her page. */
export function courseQuestion(to: string, site: string): MailContent {
  const { courseQuestion: t } = mailTexts('de');
  return {
    locale: 'de' as const,
    to,
    name: undefined,
    subject: t.subject,
    title: t.title,
    blocks: [{ kind: 'action', text: t.text, label: t.button, url: site + courseLeaderPath }],
  };
}

export interface CertificateNameFacts {
  locale: Locale;
  to: string;
  outcome: 'asked' | 'approved' | 'refused';
  name: string;
  booked: string;
}

/** Tells the buyer of a certificate in a name that looks like somebody else's: it was requested, or decided. */
export function certificateName(
  { locale, to, outcome, name, booked }: CertificateNameFacts,
  site: string,
): MailContent {
  const { certificateName: t } = mailTexts(locale);
  const { subject, title, text } = t[outcome];
  return {
    locale,
    to,
    name: undefined,
    subject,
    title,
    blocks: [
      { kind: 'action', text: fill(text, { name, booked }), label: t.button, url: site + ownCertificatePath },
      say(t.notYou),
    ],
  };
}
