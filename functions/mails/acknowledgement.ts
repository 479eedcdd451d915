import { fill } from '#domain/fill.ts';
import { formatDate } from '#domain/format.ts';
import {
  shortNumber,
  type Cancellation,
  type Declaration,
  type DocumentView,
} from '#domain/shop/declaration.ts';
import { inert, instantText, type Block, type Row } from './layout.ts';
import { mailTexts, type MailTexts } from './texts.ts';

/**
 * What somebody typed, in a mail: anybody can send it to anybody in our name. It stands on one line, in quotation marks,
 * and no mail program makes a link of it.
 */
const quote = (text: string, t: MailTexts) => fill(t.quoted, { text: inert(text) });

function declared(declaration: Declaration, t: MailTexts): string {
  const contract = t.contract[declaration.contract];
  return declaration.kind === 'withdraw'
    ? fill(t.acknowledgement.withdraws, { contract })
    : fill(t.acknowledgement.cancels[declaration.manner], { contract });
}

function endText({ endDay, manner }: Cancellation, t: MailTexts): string {
  if (endDay !== undefined) return formatDate(new Date(`${endDay}T12:00:00Z`));
  return manner === 'ordinary' ? t.acknowledgement.earliest : t.acknowledgement.immediately;
}

type Show = (typed: string) => string;

/** What was declared, line by line: the same on the screen, in the mail and in the file. */
export function acknowledgementRows(
  declaration: Declaration,
  quoted: Show = (text) => text,
  plain: Show = quoted,
): Row[] {
  const t = mailTexts(declaration.locale);
  const cancellation = declaration.kind === 'cancel' ? declaration : undefined;
  const { order } = declaration;
  return [
    [t.acknowledgement.declared, declared(declaration, t)],
    ...(cancellation?.reason ? ([[t.acknowledgement.reason, quoted(cancellation.reason)]] as const) : []),
    ...(cancellation ? ([[t.acknowledgement.end, endText(cancellation, t)]] as const) : []),
    [t.acknowledgement.name, quoted(declaration.name)],
    [t.acknowledgement.email, plain(declaration.email)],
    [t.acknowledgement.order, order === undefined ? t.acknowledgement.noOrder : quoted(order)],
    [t.acknowledgement.received, instantText(declaration.received, declaration.locale)],
    [t.acknowledgement.number, shortNumber(declaration.id)],
  ];
}

/** The same in a mail. */
export const mailedRows = (declaration: Declaration, t: MailTexts): Block => ({
  kind: 'rows',
  rows: acknowledgementRows(declaration, (text) => quote(text, t), inert),
});

/**
 * The acknowledgement of a cancellation or withdrawal, with its contents and the moment it was received, as
 * §§ 312k and 356a BGB ask for: as the screen shows it, with a file to keep.
 */
export function acknowledgementView(declaration: Declaration): DocumentView {
  const t = mailTexts(declaration.locale);
  const title = t.acknowledgement[declaration.kind].title;
  const rows = acknowledgementRows(declaration);
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return {
    title,
    rows,
    file: {
      name: `${t.acknowledgement.file[declaration.kind]}-${shortNumber(declaration.id)}.txt`,
      text: `${[title, '', ...lines, '', t.from].join('\n')}\n`,
    },
  };
}
