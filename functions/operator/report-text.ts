import { company } from '#domain/company/company.ts';
import type { MailMessage } from '../ports/mail.ts';
import type { Finding } from './findings.ts';

/** One entry for the operator. Only ids, because mail leaves our systems. */
export interface Section {
  what: string;
  count: number;
  since: Date | undefined;
  /** Ids, reasons, names of jobs. */
  details: readonly string[];
  /** Commands to run, or where to look. */
  todo: readonly string[];
}

interface ReportFacts {
  to: string;
  environment: string;
  now: Date;
  sections: readonly Section[];
  /** What could not be read. */
  unreadable: readonly string[];
  unsent: readonly string[];
}

export const minuteOf = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function sectionText({ what, count, since, details, todo }: Section, index: number): string {
  const from = since === undefined ? '' : `, since ${minuteOf(since)}`;
  return [
    `${index + 1}. ${what}: ${count}${from}`,
    ...details.map((line) => `   ${line}`),
    ...todo.map((line) => `   > ${line}`),
  ].join('\n');
}

/** Plain text, in a page that keeps its lines. */
function plainMail(to: string, subject: string, text: string): MailMessage {
  return {
    to,
    subject: subject.slice(0, 180),
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${company.product}</title></head><body><pre style="white-space:pre-wrap">${escaped(text)}</pre></body></html>`,
    attachments: [],
    headers: {},
  };
}

export function findingMail(
  { kind, source, about = '', requestId }: Finding,
  { to, environment, now }: Pick<ReportFacts, 'to' | 'environment' | 'now'>,
): MailMessage {
  const text = [
    `${company.product} (${environment}), ${minuteOf(now)}`,
    `${source}: ${kind}${about === '' ? '' : ` (${about})`}`,
    ...(requestId === undefined ? [] : [`Its lines in the Worker's log have this request id: ${requestId}`]),
    'It is the first of its kind in a day. Others are counted and stand in the daily mail.',
    'What to do about it: docs/operations.md, "What the daily mail says".',
  ].join('\n\n');
  return plainMail(to, `${company.product}, just now: ${kind}`, text);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function reportMail(facts: ReportFacts): MailMessage | undefined {
  const { to, environment, now, sections, unreadable, unsent } = facts;
  if (sections.length === 0 && unreadable.length === 0) return undefined;
  const missing = [
    ...(unreadable.length > 0
      ? [
          `Could not be read, so there may be more: ${unreadable.join(', ')}.\n   > look for reading_failed in the Worker's log`,
        ]
      : []),
    ...(unsent.length > 0
      ? [`No mail went out for ${unsent.join(', ')}; what it would have said stands here.`]
      : []),
  ];
  const short = [
    ...sections.map(({ count, what }) => `${what} ${count}`),
    ...(unreadable.length > 0 ? ['some could not be read'] : []),
  ];
  const text = [
    `${company.product} (${environment}), ${minuteOf(now)}`,
    ...sections.map(sectionText),
    ...missing,
    'What each of these means and what to do about it: docs/operations.md, "What the daily mail says".',
  ].join('\n\n');
  return plainMail(to, `${company.product}: ${short.join(', ')}`, text);
}
