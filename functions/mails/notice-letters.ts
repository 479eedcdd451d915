import { formatDate, formatMoney } from '#domain/format.ts';
import { shortNumber, type Declaration, type DeclarationResultCode } from '#domain/shop/declaration.ts';
import { cancelPath, withdrawPath } from '#domain/shop/return-paths.ts';
import { instantText } from './instant-text.ts';
import { write, type Piece, type Row } from './letter.ts';
import { messages, type Say } from './messages.ts';
import type { MailMessage } from '../ports/mail.ts';

function declaration(notice: Declaration, t: Say): string {
  const contract = t(`contract.${notice.contract}`);
  return notice.kind === 'withdraw'
    ? t('receipt.withdraws', { contract })
    : t(`receipt.cancels.${notice.manner}`, { contract });
}

function endText(notice: Extract<Declaration, { kind: 'cancel' }>, t: Say): string {
  if (notice.endDay !== undefined) return formatDate(new Date(`${notice.endDay}T12:00:00Z`));
  return notice.manner === 'ordinary' ? t('receipt.earliest') : t('receipt.immediately');
}

/** A receipt line by line: the same on the screen, in the mail and in the file. */
export function receiptRows(notice: Declaration): Row[] {
  const t = messages(notice.locale, 'mails');
  return [
    [t('receipt.declared'), declaration(notice, t)],
    ...(notice.kind === 'cancel' && notice.reason ? ([[t('receipt.reason'), notice.reason]] as const) : []),
    ...(notice.kind === 'cancel' ? ([[t('receipt.end'), endText(notice, t)]] as const) : []),
    [t('receipt.name'), notice.name],
    [t('receipt.email'), notice.email],
    ...(notice.order ? ([[t('receipt.order'), notice.order]] as const) : []),
    [t('receipt.received'), instantText(notice.received, notice.locale)],
    [t('receipt.number'), shortNumber(notice.id)],
  ];
}

/** The receipt as a file to keep. */
export function receiptFile(notice: Declaration): { name: string; text: string } {
  const t = messages(notice.locale, 'mails');
  const lines = receiptRows(notice).map(([label, value]) => `${label}: ${value}`);
  return {
    name: `${t(`receipt.file.${notice.kind}`)}-${shortNumber(notice.id)}.txt`,
    text: `${[t(`receipt.${notice.kind}.title`), '', ...lines, '', t('from')].join('\n')}\n`,
  };
}

export function receipt(notice: Declaration): MailMessage {
  const t = messages(notice.locale, 'mails');
  const { locale, email: to, name, kind } = notice;
  return write({
    locale,
    to,
    name,
    subject: t(`receipt.${kind}.subject`, { number: shortNumber(notice.id) }),
    title: t(`receipt.${kind}.title`),
    pieces: [
      { kind: 'text', text: t(`receipt.${kind}.text`) },
      { kind: 'rows', rows: receiptRows(notice) },
      { kind: 'text', text: t('outcome.not') },
    ],
  });
}

/** What became of a notice, as its mail tells it. */
export interface ToldOutcome {
  outcome: DeclarationResultCode;
  endsAt: Date | null;
  refundedCents: number | null;
  /** What had been paid, where only a part comes back. */
  paidCents: number | undefined;
}

export function outcomeLetter(notice: Declaration, told: ToldOutcome, site: string): MailMessage {
  const t = messages(notice.locale, 'mails');
  const { locale, email: to, name } = notice;
  const { outcome, endsAt, refundedCents, paidCents } = told;
  const gaps = {
    number: shortNumber(notice.id),
    date: endsAt ? formatDate(endsAt) : '',
    price: formatMoney(refundedCents ?? 0),
  };
  const say = (text: string): Piece => ({ kind: 'text', text });
  const link = (path: string): Piece => ({ kind: 'link', text: '', url: site + path });
  const isPart = outcome === 'refunded' && paidCents !== undefined && paidCents > (refundedCents ?? 0);
  return write({
    locale,
    to,
    name,
    subject: t(`outcome.${outcome}.subject`, gaps),
    title: t(`outcome.${outcome}.title`, gaps),
    pieces: [
      say(t(`outcome.${outcome}.text`, gaps)),
      ...(outcome === 'good_cause' && endsAt ? [say(t('outcome.good_cause.ends', gaps))] : []),
      ...(outcome !== 'refunded' && refundedCents ? [say(t('outcome.share', gaps))] : []),
      ...(isPart ? [say(t('outcome.partly', { paid: formatMoney(paidCents) }))] : []),
      ...(outcome === 'late' ? [link(cancelPath(locale))] : []),
      ...(outcome === 'ends_by_itself' ? [link(withdrawPath(locale))] : []),
      ...(outcome === 'ends' || outcome === 'refunded' ? [say(t('outcome.not'))] : []),
    ],
  });
}
