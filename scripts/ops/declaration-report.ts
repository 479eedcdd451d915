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
  /** Null while it has not been carried out. */
  code: string | null;
  order_id: string | null;
}

const meanings: Record<string, string> = {
  unknown: 'no contract fits: the order number was asked for, look for the answer',
  late: 'withdrawn after the fourteen days: does a guarantee help?',
  good_cause: 'cancelled for good cause: read the reason and decide; ordinarily it is cancelled already',
};

/** What keeps one from being carried out. */
const waiting: Record<string, string> = {
  waiting_for_objection:
    'waits for the link in our mail, or for three days without an objection; after a week our mail cannot be delivered: ask her another way, then --carry-out',
  not_undone: 'she has taken it back, but its end was changed meanwhile: does the contract go on?',
  needs_contract:
    'several contracts fit, or her number none: a mail has asked her which, look for her answer, then --carry-out with --order',
};

const meaningOf = (state: string, code: string | null) =>
  (code === null || state === 'not_undone' ? waiting[state] : meanings[code]) ??
  code ??
  'not carried out yet: it is tried every ten minutes';

const lineOf = ({ id, kind, received, name, email, contract, code, state, ...more }: OpenDeclaration) =>
  [
    `${shortNumber(id)}  ${new Date(received).toISOString().slice(0, 16)}  ${kind} ${contract}  ${name} <${email}>`,
    `           ${meaningOf(state, code)}`,
    ...(more.order_id === null ? [] : [`           order ${more.order_id}`]),
    ...(more.order_typed === null ? [] : [`           the order was named ${more.order_typed}`]),
    ...(more.end_day === null ? [] : [`           as of ${more.end_day}`]),
    ...(more.reason === null ? [] : [`           "${more.reason.replaceAll('\n', ' ')}"`]),
  ].join('\n');

export const declarationReport = (rows: readonly OpenDeclaration[]): string =>
  rows.length === 0 ? 'No cancellation or withdrawal waits for anybody.' : rows.map(lineOf).join('\n\n');
