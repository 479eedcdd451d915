import { company } from '#domain/company.ts';
import { messages } from './messages.ts';
import type { Locale } from '#domain/locales.ts';
import type { MailMessage } from '../ports/mail.ts';

export type Row = readonly [label: string, value: string];

/** What a letter is made of; each piece knows how it reads as text and as HTML. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'document'; title: string; text: string; html: string };

export interface Letter {
  locale: Locale;
  to: string;
  subject: string;
  title: string;
  /** By which she is greeted; nothing where we know none. */
  name?: string | undefined;
  pieces: readonly Piece[];
}

export const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

const withBreaks = (text: string) => escaped(text).replaceAll('\n', '<br>');

const asText: { [Kind in Piece['kind']]: (piece: Extract<Piece, { kind: Kind }>) => string } = {
  text: ({ text }) => text,
  link: ({ text, url }) => `${text}\n${url}`,
  rows: ({ rows }) => rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  document: ({ title, text }) => `${'='.repeat(66)}\n${title}\n${'='.repeat(66)}\n\n${text}`,
};

const asHtml: { [Kind in Piece['kind']]: (piece: Extract<Piece, { kind: Kind }>) => string } = {
  text: ({ text }) => `<p>${withBreaks(text)}</p>`,
  link: ({ text, url }) => `<p>${withBreaks(text)}<br><a href="${escaped(url)}">${escaped(url)}</a></p>`,
  rows: ({ rows }) =>
    `<table role="presentation" class="rows">${rows
      .map(
        ([label, value]) => `<tr><th align="left">${escaped(label)}</th><td>${withBreaks(value)}</td></tr>`,
      )
      .join('')}</table>`,
  document: ({ title, html }) => `<hr><h2>${escaped(title)}</h2><div class="document">${html}</div>`,
};

function shown(piece: Piece, ways: typeof asText): string {
  switch (piece.kind) {
    case 'text':
      return ways.text(piece);
    case 'link':
      return ways.link(piece);
    case 'rows':
      return ways.rows(piece);
    case 'document':
      return ways.document(piece);
  }
}

/** Mail programs read a style element or leave it out; the letter is one to read in both cases. */
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

/** One letter, as text and as HTML. Nothing in it is loaded from anywhere. */
export function write({ locale, to, subject, title, name, pieces }: Letter): MailMessage {
  const t = messages(locale, 'mails');
  const hello = name === undefined ? t('hello') : t('helloName', { name });
  const documents = pieces.filter(({ kind }) => kind === 'document');
  const letter = pieces.filter(({ kind }) => kind !== 'document');
  const text = [
    hello,
    title,
    ...letter.map((piece) => shown(piece, asText)),
    t('bye'),
    t('from'),
    ...documents.map((piece) => shown(piece, asText)),
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">`,
    `<title>${escaped(subject)}</title><style>${style}</style></head><body><div class="letter">`,
    `<p class="brand">${escaped(company.product)}</p><h1>${escaped(title)}</h1><p>${escaped(hello)}</p>`,
    ...letter.map((piece) => shown(piece, asHtml)),
    `<p>${withBreaks(t('bye'))}</p>`,
    ...documents.map((piece) => shown(piece, asHtml)),
    `</div><p class="end">${escaped(t('from'))}</p></body></html>`,
  ].join('\n');
  // A line break in a subject would begin a header.
  return { to, subject: subject.replaceAll(/[\r\n\t]+/g, ' ').trim(), text: `${text}\n`, html };
}
