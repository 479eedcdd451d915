import { shortNumber } from '#domain/shop/declaration.ts';

/** A line of the tables `notices` and `notice_outcomes`. */
export interface OpenDeclaration {
  id: string;
  kind: string;
  /** In milliseconds. */
  received: number;
  name: string;
  email: string;
  contract: string;
  order_typed: string | null;
  reason: string | null;
  wished: string | null;
  /** Nothing while it is still to be carried out. */
  outcome: string | null;
  order_id: string | null;
}

const meanings: Record<string, string> = {
  unknown: 'no contract fits: she was asked for her order number, look for her answer',
  late: 'withdrawn after the fourteen days: does a guarantee help her?',
  good_cause: 'cancelled for good cause: read her reason and decide; ordinarily it is cancelled already',
};

const lineOf = ({ id, kind, received, name, email, contract, outcome, ...more }: OpenDeclaration) =>
  [
    `${shortNumber(id)}  ${new Date(received).toISOString().slice(0, 16)}  ${kind} ${contract}  ${name} <${email}>`,
    `           ${outcome === null ? 'not carried out yet: it is tried every ten minutes' : (meanings[outcome] ?? outcome)}`,
    ...(more.order_id === null ? [] : [`           order ${more.order_id}`]),
    ...(more.order_typed === null ? [] : [`           she named the order ${more.order_typed}`]),
    ...(more.wished === null ? [] : [`           as of ${more.wished}`]),
    ...(more.reason === null ? [] : [`           "${more.reason.replaceAll('\n', ' ')}"`]),
  ].join('\n');

export const declarationReport = (rows: readonly OpenDeclaration[]): string =>
  rows.length === 0 ? 'No cancellation or withdrawal waits for anybody.' : rows.map(lineOf).join('\n\n');
