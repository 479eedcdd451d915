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
  unknown: 'no contract matches: we asked for the order number, look for the reply',
  late: 'withdrawn after the fourteen days: does the guarantee apply?',
  good_cause: 'cancelled for good cause: read the reason and decide; ordinary notice has already been given',
};

const unproved = {
  one: 'sent without a sign-in: ask the buyer whether it is theirs, then --carry-out, or --close',
  several:
    'the same, and several contracts match: look for the buyer’s reply, then --carry-out with --order, or --close',
};

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function meaningOf({ state, code, order_id: order }: OpenDeclaration): string {
  if (code !== null) return meanings[code] ?? code;
  if (state === 'unproved') return order === null ? unproved.several : unproved.one;
  return 'not carried out yet: retried every ten minutes';
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
    `           ${more.asked === null ? 'our mail has not been sent' : `our mail was sent on ${dayOf(more.asked)}`}`,
    ...(more.order_typed === null ? [] : [`           order number as typed: ${more.order_typed}`]),
    ...(more.end_day === null ? [] : [`           as of ${more.end_day}`]),
    ...(more.reason === null ? [] : [`           "${more.reason.replaceAll('\n', ' ')}"`]),
  ].join('\n');

export const declarationReport = (rows: readonly OpenDeclaration[]): string =>
  rows.length === 0 ? 'No cancellation or withdrawal is waiting.' : rows.map(lineOf).join('\n\n');
