import { formatDate, formatMoney } from '#domain/format.ts';
import {
  shortNumber,
  type Cancellation,
  type Declaration,
  type DeclarationResultCode,
  type DocumentView,
} from '#domain/shop/declaration.ts';
import { cancelPath, withdrawPath } from '#domain/shop/return-paths.ts';
import { instantText, layOut, type Block, type Row } from './layout.ts';
import { messages, type Say } from './messages.ts';

function declared(declaration: Declaration, t: Say): string {
  const contract = t(`contract.${declaration.contract}`);
  return declaration.kind === 'withdraw'
    ? t('acknowledgement.withdraws', { contract })
    : t(`acknowledgement.cancels.${declaration.manner}`, { contract });
}

function endText({ endDay, manner }: Cancellation, t: Say): string {
  if (endDay !== undefined) return formatDate(new Date(`${endDay}T12:00:00Z`));
  return manner === 'ordinary' ? t('acknowledgement.earliest') : t('acknowledgement.immediately');
}

/** What was declared, line by line: the same on the screen, in the mail and in the file. */
export function acknowledgementRows(declaration: Declaration): Row[] {
  const t = messages(declaration.locale, 'mails');
  const cancellation = declaration.kind === 'cancel' ? declaration : undefined;
  return [
    [t('acknowledgement.declared'), declared(declaration, t)],
    ...(cancellation?.reason ? ([[t('acknowledgement.reason'), cancellation.reason]] as const) : []),
    ...(cancellation ? ([[t('acknowledgement.end'), endText(cancellation, t)]] as const) : []),
    [t('acknowledgement.name'), declaration.name],
    [t('acknowledgement.email'), declaration.email],
    ...(declaration.order ? ([[t('acknowledgement.order'), declaration.order]] as const) : []),
    [t('acknowledgement.received'), instantText(declaration.received, declaration.locale)],
    [t('acknowledgement.number'), shortNumber(declaration.id)],
  ];
}

/**
 * The acknowledgement of a cancellation or withdrawal, with its contents and the moment it was received, as
 * §§ 312k and 356a BGB ask for: as the screen shows it, with a file to keep.
 */
export function acknowledgementView(declaration: Declaration): DocumentView {
  const t = messages(declaration.locale, 'mails');
  const title = t(`acknowledgement.${declaration.kind}.title`);
  const rows = acknowledgementRows(declaration);
  const lines = rows.map(([label, value]) => `${label}: ${value}`);
  return {
    title,
    rows,
    file: {
      name: `${t(`acknowledgement.file.${declaration.kind}`)}-${shortNumber(declaration.id)}.txt`,
      text: `${[title, '', ...lines, '', t('from')].join('\n')}\n`,
    },
  };
}

/** The same as a mail. */
export function acknowledgement(declaration: Declaration) {
  const t = messages(declaration.locale, 'mails');
  const { locale, email: to, name, kind } = declaration;
  return layOut({
    locale,
    to,
    name,
    subject: t(`acknowledgement.${kind}.subject`, { number: shortNumber(declaration.id) }),
    title: t(`acknowledgement.${kind}.title`),
    blocks: [
      { kind: 'text', text: t(`acknowledgement.${kind}.text`) },
      { kind: 'rows', rows: acknowledgementRows(declaration) },
      { kind: 'text', text: t('result.not') },
    ],
  });
}

/** What a declaration led to, as the mail about it says. */
export interface ResultFacts {
  code: DeclarationResultCode;
  endsAt: Date | null;
  refundedCents: number | null;
  /** What had been paid for the order, where one was found. */
  paidCents: number | undefined;
}

export function declarationResult(declaration: Declaration, result: ResultFacts, site: string) {
  const t = messages(declaration.locale, 'mails');
  const { locale, email: to, name } = declaration;
  const { code, endsAt, refundedCents, paidCents } = result;
  const gaps = {
    number: shortNumber(declaration.id),
    date: endsAt ? formatDate(endsAt) : '',
    price: formatMoney(refundedCents ?? 0),
  };
  const say = (text: string): Block => ({ kind: 'text', text });
  const link = (path: string): Block => ({ kind: 'link', text: '', url: site + path });
  const isPart = code === 'refunded' && paidCents !== undefined && paidCents > (refundedCents ?? 0);
  return layOut({
    locale,
    to,
    name,
    subject: t(`result.${code}.subject`, gaps),
    title: t(`result.${code}.title`, gaps),
    blocks: [
      say(t(`result.${code}.text`, gaps)),
      ...(code === 'good_cause' && endsAt ? [say(t('result.good_cause.ends', gaps))] : []),
      ...(code !== 'refunded' && refundedCents ? [say(t('result.share', gaps))] : []),
      ...(isPart ? [say(t('result.partly', { paid: formatMoney(paidCents) }))] : []),
      ...(code === 'late' ? [link(cancelPath(locale))] : []),
      ...(code === 'ends_by_itself' ? [link(withdrawPath(locale))] : []),
      ...(code === 'ends' || code === 'refunded' ? [say(t('result.not'))] : []),
    ],
  });
}
