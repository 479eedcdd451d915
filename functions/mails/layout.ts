import { fill } from '#domain/text/fill.ts';
import { html, raw } from 'hono/html';
import { company } from '#domain/company/company.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { mailTexts } from './texts.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Attachment, MailMessage } from '../ports/mail.ts';

export type Row = readonly [label: string, value: string];

/** A text in a paragraph of its own. */
export const say = (text: string): Block => ({ kind: 'text', text });

/** A mail program unsubscribes by these in one click: https://www.rfc-editor.org/rfc/rfc8058 */
export const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The blocks of a mail, each rendered as text and as HTML. */
export type Block =
  | { kind: 'text'; text: string }
  /** In HTML the address follows the label, if it has one. */
  | { kind: 'link'; text: string; url: string; label?: string }
  /** A link as a button. */
  | { kind: 'action'; text: string; label: string; url: string }
  | { kind: 'heading'; text: string }
  | { kind: 'rows'; rows: readonly Row[] };

/**
 * `proof`: asks a buyer, at the contract's own address, whether a declaration is theirs. `known`: about a declaration
 * that names a buyer. `stranger`: about one that names no contract.
 */
type MailLimit = 'proof' | 'known' | 'stranger';

export interface MailContent {
  locale: Locale;
  to: string;
  subject: string;
  title: string;
  /** For the greeting: only from the member's account, never typed into a form. */
  name?: string | undefined;
  blocks: readonly Block[];
  attachments?: readonly Attachment[];
  /** Additional headers: how a mail program unsubscribes. */
  headers?: Readonly<Record<string, string>>;
  /** A stranger who knows the address may have triggered it, so the outbox limits how many a mailbox gets. */
  limit?: MailLimit | undefined;
}

/**
 * Typed text on one line. Invisible word joiners (U+2060) break web addresses, e-mail addresses and phone numbers, so
 * that mail programs do not turn them into links.
 */
export const inert = (typed: string): string =>
  typed
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .replaceAll(/[.:/@+]|\d(?=[\s()./-]*\d)/g, '$&\u2060');

/** Date and time of day in Germany. */
export function instantText(instant: Date, locale: Locale): string {
  const t = mailTexts(locale);
  return fill(t.instant, { date: formatDate(instant), time: formatTime(instant) });
}

const line = '='.repeat(66);

function asText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `${line}\n${block.text}\n${line}`;
    case 'link':
      return `${block.text}\n${block.url}`;
    case 'action':
      return `${block.text}\n${block.label}: ${block.url}`;
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}

const withBreaks = (text: string) => text.split('\n').map((part, index) => [index > 0 && html`<br />`, part]);

function asHtml(block: Block) {
  switch (block.kind) {
    case 'text':
      return html`<p>${withBreaks(block.text)}</p>`;
    case 'heading':
      return html`<hr />
        <h2>${block.text}</h2>`;
    case 'link':
      return html`<p>
        ${withBreaks(block.text)}<br /><a href="${block.url}">${block.label ?? block.url}</a>
      </p>`;
    case 'action':
      return html`<p>${withBreaks(block.text)}</p>
        <p><a class="action" href="${block.url}">${block.label}</a></p>`;
    case 'rows':
      return html`<table role="presentation" class="rows">
        ${block.rows.map(
          ([label, value]) =>
            html`<tr>
              <th align="left">${label}</th>
              <td>${withBreaks(value)}</td>
            </tr>`,
        )}
      </table>`;
  }
}

/** Some mail programs drop style elements: the mail is readable without them. */
const style = `
body{margin:0;padding:24px 12px;background:#FFFAF3;color:#1E2A24;font:16px/1.6 Figtree,system-ui,-apple-system,sans-serif}
.letter{max-width:600px;margin:0 auto;padding:28px 24px;border-radius:20px;background:#fff}
.brand{margin:0 0 20px;color:#1F5E45;font:600 22px Fraunces,Georgia,serif}
h1{margin:0 0 16px;font:600 26px/1.25 Fraunces,Georgia,serif}
h2{margin:28px 0 8px;font:600 20px/1.3 Fraunces,Georgia,serif}
a{color:#1F5E45;overflow-wrap:anywhere}
.rows{width:100%;margin:20px 0;border-collapse:collapse;border-radius:14px;background:#DCE8DA}
.rows th,.rows td{display:block;padding:0 16px;text-align:left;overflow-wrap:anywhere}
.rows th{padding-top:10px;color:#4c5a53;font-size:13px;font-weight:600}
.rows td{padding-bottom:10px;border-bottom:1px solid #fff}
.action{display:inline-block;padding:12px 22px;border-radius:999px;background:#1F5E45;color:#fff;font-weight:600;text-decoration:none}
hr{margin:28px 0;border:0;border-top:1px solid #DCE8DA}
.end{max-width:600px;margin:16px auto 0;padding:0 24px;color:#4c5a53;font-size:13px}
@media (prefers-color-scheme:dark){
body{background:#161d19;color:#f3eee4}
.letter{background:#1f2823}
.brand,a{color:#93d6b5}
.rows{background:#22312a}
.rows th,.end{color:#b7c1b9}
.rows td{border-bottom-color:#1f2823}
.action{background:#93d6b5;color:#10231b}
hr{border-top-color:#34443b}
}`;

/** The layout of every mail, as text and as HTML. Loads nothing from elsewhere. */
export async function layOut({
  locale,
  to,
  subject,
  title,
  name,
  blocks,
  attachments = [],
  headers = {},
}: MailContent): Promise<MailMessage> {
  const t = mailTexts(locale);
  const greeting = name === undefined ? t.hello : fill(t.helloName, { name });
  const text = [greeting, title, ...blocks.map(asText), t.bye, t.from].join('\n\n');
  const page = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${subject}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <div class="letter">
          <p class="brand">${company.product}</p>
          <h1>${title}</h1>
          <p>${greeting}</p>
          ${blocks.map(asHtml)}
          <p>${withBreaks(t.bye)}</p>
        </div>
        <p class="end">${t.from}</p>
      </body>
    </html>`;
  // A line break in a subject would start a header.
  return {
    to,
    subject: subject.replaceAll(/[\r\n\t]+/g, ' ').trim(),
    text: `${text}\n`,
    html: page.toString(),
    attachments,
    headers,
  };
}

/** Several mails to one address as one: those held back so that nobody's mailbox can be flooded. */
export function bundle(contents: readonly MailContent[]): MailContent | undefined {
  const [first] = contents;
  if (!first || contents.length === 1) return first;
  const { locale, to } = first;
  const t = mailTexts(locale);
  const attachments = contents.flatMap(({ attachments: own = [] }) => own);
  const count = contents.length;
  const blocks = contents.flatMap(({ title, blocks: own }): Block[] => [
    { kind: 'heading', text: title },
    ...own,
  ]);
  return {
    locale,
    to,
    blocks,
    attachments,
    subject: fill(t.bundle.subject, { count }),
    title: fill(t.bundle.title, { count }),
  };
}
