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
  sender: string;
  /** Null until it has been carried out. */
  code: string | null;
  order_id: string | null;
  /** Of its contract, if known. */
  order_email: string | null;
  product: string | null;
  ordered: number | null;
  due_cents: number | null;
  refunded_cents: number | null;
  /** When the mail with the link was sent. */
  asked: number | null;
}

/** A row of the table `orders`. */
export type NamedOrder = Pick<OpenDeclaration, 'product' | 'ordered' | 'due_cents' | 'refunded_cents'> & {
  id: string;
  email: string;
};

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

const euros = (cents: number | null) => `${((cents ?? 0) / 100).toFixed(2)} €`;
const moneyOf = (order: Pick<OpenDeclaration, 'due_cents' | 'refunded_cents'>) =>
  `${euros(order.due_cents)}, of which ${euros(order.refunded_cents)} are refunded`;
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
          `           order ${more.order_id}: ${more.product ?? ''}, ${dayOf(more.ordered ?? 0)}, by <${more.order_email ?? ''}>, ${moneyOf(more)}`,
        ]),
    `           ${more.asked === null ? 'our mail has not been sent' : `our mail was sent on ${dayOf(more.asked)}`}`,
    ...(more.order_typed === null ? [] : [`           order number as typed: ${more.order_typed}`]),
    ...(more.end_day === null ? [] : [`           as of ${more.end_day}`]),
    ...(more.reason === null ? [] : [`           "${more.reason.replaceAll('\n', ' ')}"`]),
  ].join('\n');

export const declarationReport = (rows: readonly OpenDeclaration[]): string =>
  rows.length === 0 ? 'No cancellation or withdrawal is waiting.' : rows.map(lineOf).join('\n\n');

export const strangersReport = (count: number) =>
  `${count} more name no contract of ours: --strangers lists them, --close-strangers closes the hundred oldest.`;

type Choice =
  { state: 'chosen'; declaration: OpenDeclaration; report: string } | { state: 'refused'; reason: string };

const refused = (reason: string): Choice => ({ state: 'refused', reason });
const mayBeCarriedOut = ({ state }: OpenDeclaration) => state === 'unproved' || state === 'dismissed';

/** The one declaration that a command is about: whose it is, which contract and how much money it touches. */
export function chosen(
  found: readonly OpenDeclaration[],
  verb: 'close' | 'carry out',
  order: NamedOrder | undefined,
): Choice {
  const [one, other] = found;
  if (!one) return refused('No declaration has this number.');
  if (other) {
    const list = found.map(({ id, name, email }) => `${id}  ${name} <${email}>`).join('\n');
    return refused(`Several begin like this. Type more of the one that you mean:\n${list}`);
  }
  const meant = order ? { ...one, order_id: order.id, ...ofOrder(order) } : one;
  if (verb === 'carry out') {
    if (!mayBeCarriedOut(one)) return refused(`It is not unverified:\n${lineOf(one)}`);
    if (order && one.order_id !== null && one.order_id !== order.id)
      return refused(`It is about another order:\n${lineOf(one)}`);
    if (meant.order_id === null) return refused(`Which contract? Add --order:\n${lineOf(one)}`);
  }
  return { state: 'chosen', declaration: one, report: `To ${verb}:\n${lineOf(meant)}` };
}

const ofOrder = ({ email, product, ordered, due_cents, refunded_cents }: NamedOrder) => ({
  order_email: email,
  product,
  ordered,
  due_cents,
  refunded_cents,
});
