import { fill, plural, type Text } from '#domain/fill.ts';
import { formatLastDay, formatMoney } from '#domain/format.ts';
import { shortNumber, type Declaration, type DeclarationResultCode } from '#domain/shop/declaration.ts';
import { cancelPath, withdrawPath } from '#domain/shop/return-paths.ts';
import { mailedRows } from './acknowledgement.ts';
import { contractRows, declarationRows, takeBackBlocks, type ContractFacts } from './declaration-mails.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import type { Block, MailContent } from './layout.ts';

/** What a declaration led to, as the mail about it says. */
export interface ResultFacts {
  declaration: Declaration;
  to: string;
  code: DeclarationResultCode;
  endsAt: Date | null;
  refundedCents: number | null;
  /** When it was carried out. */
  at: Date;
  /** Where one was found, and what had been paid for it. */
  contract: ContractFacts | undefined;
  paidCents: number | undefined;
  /** Where the cancellation can still be taken back. */
  takeBack: string | undefined;
}

interface Wording<Gap extends string> {
  subject: string | Text<Gap>;
  title: string | Text<Gap>;
  text: string | Text<Gap>;
}

/** How a result is put: the same code means something else for a withdrawal, or when its date is over. */
function wording(
  { declaration: { kind }, code, endsAt, at, contract }: ResultFacts,
  t: MailTexts,
): Wording<'number' | 'date' | 'price'> {
  if (code === 'ends' && endsAt && endsAt <= at) return t.result.hasEnded;
  if (code === 'ended' && kind === 'withdraw') return t.result.neverPaid;
  if (code === 'unknown' && contract) return t.result.unclear;
  return t.result[code];
}

export function declarationResult(facts: ResultFacts, site: string): MailContent {
  const { declaration, to, contract, ...result } = facts;
  const { locale } = declaration;
  const t = mailTexts(locale);
  const { code, endsAt, refundedCents, paidCents, takeBack } = result;
  const gaps = {
    number: shortNumber(declaration.id),
    date: endsAt ? formatLastDay(endsAt) : '',
    price: formatMoney(refundedCents ?? 0),
  };
  const say = (text: string): Block => ({ kind: 'text', text });
  const link = (path: string): Block => ({ kind: 'link', text: '', url: site + path });
  const said = wording(facts, t);
  const isPart = code === 'refunded' && paidCents !== undefined && paidCents > (refundedCents ?? 0);
  return {
    locale,
    to,
    subject: fill(said.subject, gaps),
    title: fill(said.title, gaps),
    blocks: [
      say(fill(said.text, gaps)),
      ...(code === 'good_cause' && endsAt ? [say(fill(t.result.good_cause.ends, gaps))] : []),
      ...(code !== 'refunded' && refundedCents ? [say(fill(t.result.share, gaps))] : []),
      ...(isPart ? [say(fill(t.result.partly, { paid: formatMoney(paidCents) }))] : []),
      ...(code === 'late' ? [link(cancelPath(locale))] : []),
      ...(code === 'ends_by_itself' ? [link(withdrawPath(locale))] : []),
      { kind: 'rows', rows: declarationRows(declaration, contract) },
      ...takeBackBlocks(takeBack, t),
      ...(code === 'ends' || code === 'refunded' ? [say(t.result.not)] : []),
    ],
  };
}

export interface TakenBackFacts {
  declaration: Declaration;
  to: string;
  contract: ContractFacts | undefined;
  /** Otherwise the contract ends all the same, and a person looks. */
  isUndone: boolean;
}

export function declarationTakenBack({ declaration, to, contract, isUndone }: TakenBackFacts): MailContent {
  const { locale } = declaration;
  const t = mailTexts(locale);
  const said: Wording<'number'> = isUndone ? t.takenBack : t.notUndone;
  const gaps = { number: shortNumber(declaration.id) };
  return {
    locale,
    to,
    subject: fill(said.subject, gaps),
    title: fill(said.title, gaps),
    blocks: [
      { kind: 'text', text: fill(said.text, gaps) },
      { kind: 'rows', rows: declarationRows(declaration, contract) },
    ],
  };
}

export interface ObjectedFacts {
  declaration: Declaration;
  to: string;
  contract: ContractFacts | undefined;
  /** What is not carried out now: it, and others of its kind about the same contract. */
  stopped: readonly Declaration[];
}

/** "That was not me" was heard: what has been stopped, and the way for whoever sent one of them after all. */
export function declarationObjected(
  { declaration, to, contract, stopped }: ObjectedFacts,
  site: string,
): MailContent {
  const { locale, kind } = declaration;
  const t = mailTexts(locale);
  const again = kind === 'cancel' ? cancelPath(locale) : withdrawPath(locale);
  return {
    locale,
    to,
    subject: fill(t.objected.subject, { number: shortNumber(declaration.id) }),
    title: t.objected.title,
    blocks: [
      { kind: 'text', text: plural(t.objected.text, stopped.length) },
      ...(contract ? [{ kind: 'rows', rows: contractRows(contract, t) } as const] : []),
      ...stopped.map((one) => mailedRows(one, t)),
      { kind: 'link', text: t.objected.again, url: site + again },
    ],
  };
}
