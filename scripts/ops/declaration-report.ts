import { shortNumber } from '#domain/shop/declaration.ts';

/** A row of the tables `declarations` and `declaration_results`. */
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
  end_day: string | null;
  state: string;
  /** Null until it has been carried out. */
  code: string | null;
  order_id: string | null;
  /** Of its contract, if known. */
  order_email: string | null;
  product: string | null;
  ordered: number | null;
  /** When the mail with the link was sent. */
  asked: number | null;
}

const meanings: Record<string, string> = {
  unknown: 'no contract fits: the order number was asked for, look for the answer',
  late: 'withdrawn after the fourteen days: does a guarantee help?',
  good_cause: 'cancelled for good cause: read the reason and decide; ordinarily it is cancelled already',
};

const unproved = {
  one: 'sent by somebody who was not signed in: is it the buyer’s? Ask her, then --carry-out, or --close',
  several:
    'the same, and it is open which contract is meant: look for her answer, then --carry-out with --order, or --close',
};

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function meaningOf({ state, code, order_id: order }: OpenDeclaration): string {
  if (code !== null) return meanings[code] ?? code;
  if (state === 'unproved') return order === null ? unproved.several : unproved.one;
  return 'not carried out yet: it is tried every ten minutes';
}

const lineOf = ({ id, kind, received, name, email, contract, ...more }: OpenDeclaration) =>
  [
    `${shortNumber(id)}  ${new Date(received).toISOString().slice(0, 16)}  ${kind} ${contract}  ${name} <${email}>`,
    `           ${meaningOf({ id, kind, received, name, email, contract, ...more })}`,
    ...(more.order_id === null
      ? []
      : [
          `           order ${more.order_id}: ${more.product ?? ''}, ${dayOf(more.ordered ?? 0)}, by <${more.order_email ?? ''}>`,
        ]),
    `           ${more.asked === null ? 'our mail has not gone out' : `our mail went out on ${dayOf(more.asked)}`}`,
    ...(more.order_typed === null ? [] : [`           the order was named ${more.order_typed}`]),
    ...(more.end_day === null ? [] : [`           as of ${more.end_day}`]),
    ...(more.reason === null ? [] : [`           "${more.reason.replaceAll('\n', ' ')}"`]),
  ].join('\n');

export const declarationReport = (rows: readonly OpenDeclaration[]): string =>
  rows.length === 0 ? 'No cancellation or withdrawal waits for anybody.' : rows.map(lineOf).join('\n\n');
