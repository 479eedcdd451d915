import { fill, plural } from '#domain/fill.ts';
import { formatDate, formatLastDay, formatMoney } from '#domain/format.ts';
import { shortNumber, type Declaration, type DeclarationResultCode } from '#domain/shop/declaration.ts';
import { cancelPath, withdrawPath } from '#domain/shop/return-paths.ts';
import { mailedRows } from './acknowledgement.ts';
import { inert, instantText, type Block, type MailContent, type Row } from './layout.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { productName } from './order-confirmation.ts';
import type { ProductKey } from '#domain/shop/catalogue.ts';

/** The contract that a mail is about. */
export interface ContractFacts {
  id: string;
  product: ProductKey;
  ordered: Date;
}

/** A declaration that waits for an answer from the contract's own address; the links are whole addresses. */
export interface CheckFacts {
  declaration: Declaration;
  to: string;
  contract: ContractFacts;
  confirm: string;
  object: string;
  /** Only for a cancellation. */
  takeBack: string | undefined;
  /** Of its kind, about the same contract, and asked about with it. */
  others: readonly { declaration: Declaration; confirm: string }[];
}

const contractRows = ({ id, product }: ContractFacts, t: MailTexts): Row[] => [
  [t.acknowledgement.contract, productName(product, t)],
  [t.acknowledgement.order, shortNumber(id)],
];

/** Asks the contract's own address whether the declaration is its buyer's. */
export function declarationCheck({ declaration, to, contract, others, ...links }: CheckFacts): MailContent {
  const { locale, kind, received } = declaration;
  const t = mailTexts(locale);
  const order = shortNumber(contract.id);
  return {
    locale,
    to,
    subject: fill(t.check[kind].subject, { order }),
    title: t.check[kind].title,
    blocks: [
      { kind: 'text', text: fill(t.check[kind].text, { received: instantText(received, locale) }) },
      { kind: 'rows', rows: contractRows(contract, t) },
      { kind: 'action', text: t.check.confirmText, label: t.check[kind].confirm, url: links.confirm },
      { kind: 'action', text: t.check.objectText, label: t.check.object, url: links.object },
      { kind: 'text', text: t.check[kind].silence },
      mailedRows(declaration, t),
      ...takeBackBlocks(links.takeBack, t),
      ...others.flatMap((other): Block[] => [
        { kind: 'heading', text: t.check.other },
        mailedRows(other.declaration, t),
        { kind: 'action', text: t.check.confirmText, label: t.check[kind].confirm, url: other.confirm },
      ]),
    ],
  };
}

export interface ChoiceFacts {
  declaration: Declaration;
  to: string;
  choices: readonly { contract: ContractFacts; confirm: string }[];
  object: string;
}

/** Asks which contract is meant, a link for each. */
export function declarationChoice({ declaration, to, choices, object }: ChoiceFacts): MailContent {
  const { locale, kind, received } = declaration;
  const t = mailTexts(locale);
  return {
    locale,
    to,
    subject: fill(t.choice[kind].subject, { number: shortNumber(declaration.id) }),
    title: t.choice.title,
    blocks: [
      { kind: 'text', text: fill(t.choice[kind].text, { received: instantText(received, locale) }) },
      ...choices.map(({ contract, confirm }): Block => ({
        kind: 'action',
        text: fill(t.choice.what, {
          what: productName(contract.product, t),
          date: formatDate(contract.ordered),
        }),
        label: fill(t.choice.order, { order: shortNumber(contract.id) }),
        url: confirm,
      })),
      { kind: 'text', text: t.choice.counts },
      mailedRows(declaration, t),
      { kind: 'action', text: t.check.objectText, label: t.check.object, url: object },
    ],
  };
}

const takeBackBlocks = (url: string | undefined, t: MailTexts): Block[] =>
  url === undefined ? [] : [{ kind: 'action', text: t.takeBack.text, label: t.takeBack.link, url }];

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

/** Which contract, which order, which declaration: every mail about an outcome and every page behind a link says so. */
export function declarationRows(declaration: Declaration, contract: ContractFacts | undefined): Row[] {
  const t = mailTexts(declaration.locale);
  const typed = declaration.order;
  const unknown: Row[] = [
    [t.acknowledgement.contract, t.contract[declaration.contract]],
    [t.acknowledgement.order, typed === undefined ? t.acknowledgement.noOrder : inert(typed)],
  ];
  return [
    ...(contract ? contractRows(contract, t) : unknown),
    [t.acknowledgement.number, shortNumber(declaration.id)],
    [t.acknowledgement.received, instantText(declaration.received, declaration.locale)],
  ];
}

/** How a result is put: the same code means something else for a withdrawal, or when its date is over. */
function wording({ declaration: { kind }, code, endsAt, at, contract }: ResultFacts, t: MailTexts) {
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
  const said = isUndone ? t.takenBack : t.notUndone;
  return {
    locale,
    to,
    subject: fill(said.subject, { number: shortNumber(declaration.id) }),
    title: said.title,
    blocks: [
      { kind: 'text', text: said.text },
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
