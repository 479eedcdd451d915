import { fill } from '#domain/fill.ts';
import { formatDate } from '#domain/format.ts';
import { shortNumber, type Declaration } from '#domain/shop/declaration.ts';
import { mailedRows } from './acknowledgement.ts';
import { inert, instantText, type Block, type MailContent, type Row } from './layout.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { productName } from '#domain/shop/product-name.ts';
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

export const contractRows = ({ id, product }: ContractFacts, t: MailTexts): Row[] => [
  [t.acknowledgement.contract, productName(product, t.product)],
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
          what: productName(contract.product, t.product),
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

export const takeBackBlocks = (url: string | undefined, t: MailTexts): Block[] =>
  url === undefined ? [] : [{ kind: 'action', text: t.takeBack.text, label: t.takeBack.link, url }];

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
