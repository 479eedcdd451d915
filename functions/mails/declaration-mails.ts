import { fill, type Text } from '#domain/text/fill.ts';
import { formatDate, formatLastDay, formatMoney } from '#domain/text/format.ts';
import {
  shortNumber,
  type Cancellation,
  type Declaration,
  type DeclarationKind,
  type DeclarationResultCode,
  type DeclarationSender,
  type DocumentView,
} from '#domain/shop/declaration.ts';
import { productName } from '#domain/shop/product-name.ts';
import { pathOf } from '#i18n/routes.ts';
import { inert, instantText, say, type Block, type MailContent, type Row } from './layout.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import type { orders } from '../database/tables/payments.ts';

/** The contract that a mail is about. */
export type ContractFacts = Pick<typeof orders.$inferSelect, 'id' | 'product' | 'ordered'>;

/** Questions to the contract's own address: whether the declaration is its buyer's, and which contract it means. */
export interface Asked {
  isWhich: boolean;
  /** The links are full URLs. */
  choices: readonly { contract: ContractFacts; confirm: string }[];
}

export interface AcknowledgementFacts {
  declaration: Declaration;
  asked: Asked | undefined;
  /** The immediate result, if it changes nothing. */
  settled: DeclarationResultCode | undefined;
  isProved: boolean;
  sender: DeclarationSender;
}

export interface CheckFacts {
  declaration: Declaration;
  to: string;
  asked: Asked;
}

/** The result of a declaration, for the mail about it. */
export interface ResultFacts {
  declaration: Declaration;
  to: string;
  code: DeclarationResultCode;
  endsAt: Date | null;
  refundedCents: number | null;
  /** When it was carried out. */
  at: Date;
  /** If one was found, and how much had been paid for it. */
  contract: ContractFacts | undefined;
  paidCents: number | undefined;
  /** Whether the payment service has not taken the refund yet. */
  isOwed: boolean;
  isProved: boolean;
  sender: DeclarationSender;
}

/**
 * Typed text in a mail: anybody can send it to anybody in our name. It is on one line, in quotation marks, and mail
 * programs cannot turn it into a link.
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

/** The declaration, line by line: the same on the screen, in the mail and in the file. */
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
const mailedRows = (declaration: Declaration, t: MailTexts): Block => ({
  kind: 'rows',
  rows: acknowledgementRows(declaration, (text) => quote(text, t), inert),
});

/**
 * The acknowledgement of a cancellation or withdrawal, with its contents and the time of receipt (§§ 312k and 356a
 * BGB): as on the screen, with a file to keep.
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

const contractRows = ({ id, product }: ContractFacts, t: MailTexts): Row[] => [
  [t.acknowledgement.contract, productName(product, t.product)],
  [t.acknowledgement.order, shortNumber(id)],
];

/** Names the contract, the order or the declaration, in the mail about a result and on the page behind a link. */
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

function askedBlocks({ isWhich, choices }: Asked, kind: DeclarationKind, t: MailTexts): Block[] {
  const ask = choices.flatMap(({ contract, confirm }): Block[] =>
    isWhich
      ? [
          {
            kind: 'action',
            text: fill(t.choice.what, {
              what: productName(contract.product, t.product),
              date: formatDate(contract.ordered),
            }),
            label: fill(t.choice.order, { order: shortNumber(contract.id) }),
            url: confirm,
          },
        ]
      : [
          { kind: 'rows', rows: contractRows(contract, t) },
          { kind: 'action', text: t.check.confirmText, label: t.check[kind].confirm, url: confirm },
        ],
  );
  return [...(isWhich ? [say(t.choice[kind])] : []), ...ask, say(t.check.waits)];
}

interface Wording<Gap extends string> {
  subject: string | Text<Gap>;
  title: string | Text<Gap>;
  text: string | Text<Gap>;
}

/** The wording of a result: the same code differs for a withdrawal, or once its date has passed. */
function wording(
  {
    declaration: { kind },
    code,
    endsAt,
    at,
    contract,
    isOwed,
  }: Pick<ResultFacts, 'declaration' | 'code' | 'endsAt' | 'at' | 'contract' | 'isOwed'>,
  t: MailTexts,
): Wording<'number' | 'date' | 'price'> {
  if (code === 'ends' && endsAt && endsAt <= at) return t.result.hasEnded;
  if (code === 'ended' && kind === 'withdraw') return t.result.neverPaid;
  if (code === 'refunded' && isOwed) return t.result.owed;
  if (code === 'unknown' && contract) return t.result.unclear;
  return t.result[code];
}

/** The next step after a result. */
function wayOn(code: DeclarationResultCode, { locale }: Declaration, site: string): Block[] {
  const link = (path: string): Block[] => [{ kind: 'link', text: '', url: site + path }];
  if (code === 'late') return link(pathOf('cancel', locale));
  return code === 'ends_by_itself' ? link(pathOf('withdrawal', locale)) : [];
}

/**
 * The acknowledgement as a mail. It does not greet by name, which anybody may have typed. It also asks for what is
 * missing, so that a stranger who knows an address can only trigger one mail to it.
 */
export function acknowledgement(
  { declaration, asked, settled, ...by }: AcknowledgementFacts,
  site: string,
): MailContent {
  const { locale, email: to, kind } = declaration;
  const t = mailTexts(locale);
  const number = shortNumber(declaration.id);
  const said = t.acknowledgement[kind];
  const next = (): Block[] => {
    if (asked) return askedBlocks(asked, kind, t);
    if (settled === undefined) return [say(by.isProved ? t.acknowledgement.proved : t.acknowledgement.next)];
    const facts = {
      declaration,
      code: settled,
      endsAt: null,
      at: declaration.received,
      contract: undefined,
      isOwed: false,
    };
    const { text } = wording(facts, t);
    return [say(fill(text, { number, date: '', price: '' })), ...wayOn(settled, declaration, site)];
  };
  return {
    locale,
    to,
    subject: fill(asked ? said.asks : said.subject, { number }),
    title: said.title,
    blocks: [say(said.text), mailedRows(declaration, t), ...next(), say(t.result.not)],
    limit: asked ? 'proof' : limitOf(by),
  };
}

const limitOf = ({ isProved, sender }: Pick<AcknowledgementFacts, 'isProved' | 'sender'>) => {
  if (isProved) return undefined;
  return sender === 'stranger' ? 'stranger' : 'known';
};

/** Asks the contract's own address, if the acknowledgement went to another one or was already sent. */
export function declarationCheck({ declaration, to, asked }: CheckFacts): MailContent {
  const { locale, kind, received } = declaration;
  const t = mailTexts(locale);
  const said = t.check[kind];
  return {
    locale,
    to,
    subject: fill(said.subject, { number: shortNumber(declaration.id) }),
    title: said.title,
    blocks: [
      say(fill(said.text, { received: instantText(received, locale) })),
      ...askedBlocks(asked, kind, t),
      mailedRows(declaration, t),
    ],
    limit: 'proof',
  };
}

export function declarationResult(facts: ResultFacts, site: string): MailContent {
  const { declaration, to, contract, code, endsAt, refundedCents } = facts;
  const { locale } = declaration;
  const t = mailTexts(locale);
  const gaps = {
    number: shortNumber(declaration.id),
    date: endsAt ? formatLastDay(endsAt) : '',
    price: formatMoney(refundedCents ?? 0),
  };
  const said = wording(facts, t);
  return {
    locale,
    to,
    subject: fill(said.subject, gaps),
    title: fill(said.title, gaps),
    blocks: [
      say(fill(said.text, gaps)),
      ...moneyAndEnd(facts, gaps, t),
      ...wayOn(code, declaration, site),
      { kind: 'rows', rows: declarationRows(declaration, contract) },
      ...(canResume(facts)
        ? [{ kind: 'link', text: t.result.resume, url: site + pathOf('my', locale) } as const]
        : []),
      ...(code === 'ends' || code === 'refunded' ? [say(t.result.not)] : []),
    ],
    limit: limitOf(facts),
  };
}

/** What follows beside the result itself: an early end, a share of the price, or that it is only a part. */
function moneyAndEnd(
  { code, endsAt, refundedCents, paidCents }: ResultFacts,
  gaps: { date: string; price: string },
  { result }: MailTexts,
) {
  const isPart = code === 'refunded' && paidCents !== undefined && paidCents > (refundedCents ?? 0);
  return [
    ...(code === 'good_cause' && endsAt ? [say(fill(result.good_cause.ends, gaps))] : []),
    ...(code !== 'refunded' && refundedCents ? [say(fill(result.share, gaps))] : []),
    ...(isPart ? [say(fill(result.partly, { paid: formatMoney(paidCents) }))] : []),
  ];
}

const canResume = ({ code, endsAt, at, refundedCents }: ResultFacts) =>
  code === 'ends' && endsAt !== null && endsAt > at && refundedCents === null;
