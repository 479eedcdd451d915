import { html, raw } from 'hono/html';
import { company } from '#domain/company.ts';
import { formatDate, formatTime } from '#domain/format.ts';
import { messages } from './messages.ts';
import type { Locale } from '#domain/locales.ts';
import type { MailMessage } from '../ports/mail.ts';

export type Row = readonly [label: string, value: string];

/** What a mail is made of; each block has a form as text and one as HTML. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'rows'; rows: readonly Row[] }
  /** Its HTML is ours, made of a legal text. */
  | { kind: 'document'; title: string; text: string; html: string };

interface MailContent {
  locale: Locale;
  to: string;
  subject: string;
  title: string;
  /** For the greeting, where a name is known. */
  name?: string | undefined;
  blocks: readonly Block[];
}

/** Date and time of day, by German clocks. */
export function instantText(instant: Date, locale: Locale): string {
  const t = messages(locale, 'mails');
  return t('instant', { date: formatDate(instant), time: formatTime(instant) });
}

const line = '='.repeat(66);

function asText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'link':
      return `${block.text}\n${block.url}`;
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'document':
      return `${line}\n${block.title}\n${line}\n\n${block.text}`;
  }
}

const withBreaks = (text: string) => text.split('\n').map((part, index) => [index > 0 && html`<br />`, part]);

function asHtml(block: Block) {
  switch (block.kind) {
    case 'text':
      return html`<p>${withBreaks(block.text)}</p>`;
    case 'link':
      return html`<p>${withBreaks(block.text)}<br /><a href="${block.url}">${block.url}</a></p>`;
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
    case 'document':
      return html`<hr />
        <h2>${block.title}</h2>
        <div class="document">${raw(block.html)}</div>`;
  }
}

/** Mail programs keep a style element or drop it: the mail is readable in both cases. */
const style = `
body{margin:0;padding:24px 12px;background:#FFFAF3;color:#1E2A24;font:16px/1.6 Figtree,system-ui,-apple-system,sans-serif}
.letter{max-width:600px;margin:0 auto;padding:28px 24px;border-radius:20px;background:#fff}
.brand{margin:0 0 20px;color:#1F5E45;font:600 22px Fraunces,Georgia,serif}
h1{margin:0 0 16px;font:600 26px/1.25 Fraunces,Georgia,serif}
h2{font:600 21px/1.3 Fraunces,Georgia,serif}h3{font:600 18px/1.3 Fraunces,Georgia,serif}
a{color:#1F5E45}
.rows{width:100%;margin:20px 0;border-collapse:collapse;border-radius:14px;background:#DCE8DA}
.rows th,.rows td{padding:9px 14px;vertical-align:top;border-bottom:1px solid #fff}
.rows th{width:34%;font-weight:600}
hr{margin:28px 0;border:0;border-top:1px solid #DCE8DA}
.document{font-size:14px}.document table{border-collapse:collapse}
.document th,.document td{padding:6px 8px;border:1px solid #DCE8DA;text-align:left;vertical-align:top}
blockquote{margin:16px 0;padding:0 16px;border-left:3px solid #DCE8DA}
.end{max-width:600px;margin:16px auto 0;padding:0 24px;color:#4c5a53;font-size:13px}`;

/** The layout of every mail, as text and as HTML. Nothing in it is loaded from anywhere. */
export async function layOut({
  locale,
  to,
  subject,
  title,
  name,
  blocks,
}: MailContent): Promise<MailMessage> {
  const t = messages(locale, 'mails');
  const greeting = name === undefined ? t('hello') : t('helloName', { name });
  const documents = blocks.filter(({ kind }) => kind === 'document');
  const body = blocks.filter(({ kind }) => kind !== 'document');
  const text = [greeting, title, ...body.map(asText), t('bye'), t('from'), ...documents.map(asText)].join(
    '\n\n',
  );
  const page = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
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
          ${body.map(asHtml)}
          <p>${withBreaks(t('bye'))}</p>
          ${documents.map(asHtml)}
        </div>
        <p class="end">${t('from')}</p>
      </body>
    </html>`;
  // A line break in a subject would begin a header.
  return {
    to,
    subject: subject.replaceAll(/[\r\n\t]+/g, ' ').trim(),
    text: `${text}\n`,
    html: page.toString(),
  };
}
