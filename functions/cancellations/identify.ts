import { emailKey } from '#domain/mail/email.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import {
  contractOf,
  namesOrder,
  orderDigits,
  type Cancellation,
  type Declaration,
  type DeclarationResultCode,
  type Withdrawal,
} from '#domain/shop/declaration.ts';
import { mayWithdraw } from '#domain/shop/withdrawal.ts';
import type { ContractOrder, Contracts } from '../payments/contracts.ts';

export type DeclaredOrder = Pick<
  ContractOrder,
  | 'id'
  | 'userId'
  | 'email'
  | 'product'
  | 'state'
  | 'checkoutSession'
  | 'ordered'
  | 'paid'
  | 'guaranteeDays'
  | 'withdrawn'
  | 'isOver'
>;

export type Identified =
  | { state: 'due'; order: DeclaredOrder }
  /** Changes nothing, so no proof is needed: the result is known without asking the payment service. */
  | { state: 'settled'; code: DeclarationResultCode; order: DeclaredOrder | undefined }
  /** Not proved. Without `order` it may mean any of `among`, which share the address or its account. */
  | { state: 'unproved'; order: DeclaredOrder | undefined; among: readonly DeclaredOrder[] };

/**
 * Links that prove a declaration go only to an address that one of these was ordered with, letter for letter:
 * mailboxes have as many other spellings as a stranger likes to think of.
 */
export const isOrderedWith = (email: string, among: readonly DeclaredOrder[]): boolean =>
  among.some((order) => emailKey(order.email) === emailKey(email));

/** Our order numbers are never shorter. */
const isNumber = (typed: string) => orderDigits(typed).length >= 8;

export const isInTime = (
  { received }: Withdrawal,
  { paid, ordered, guaranteeDays }: DeclaredOrder,
): boolean => mayWithdraw(paid ?? ordered, guaranteeDays, received);

/** A plan whose subscription has ended can be withdrawn from, but not one that was refunded or never paid. */
const isRefunded = ({ withdrawn, state }: DeclaredOrder) =>
  withdrawn !== null || !['paid', 'processing', 'disputed'].includes(state);

/** Whether the declaration still changes that contract. */
const moves = (declaration: Declaration, order: DeclaredOrder): boolean =>
  declaration.kind === 'cancel' ? !order.isOver : !isRefunded(order) && isInTime(declaration, order);

/**
 * Which contract a declaration means, and whether its buyer is known to have sent it. Pure. Never guesses: the buyer is
 * asked where several contracts may be meant or the number fits none.
 */
export function identify(
  declaration: Declaration,
  found: readonly DeclaredOrder[],
  memberId: string | undefined,
): Identified {
  const fitting = found.filter(({ product }) => contractOf(productOf(product)) === declaration.contract);
  const named = namedBy(declaration, fitting);
  const meant =
    named.length > 0 ? named : fitting.filter((order) => !order.isOver || moves(declaration, order));
  if (declaration.contract === 'course' && declaration.kind === 'cancel') {
    return cancelledCourse(declaration, meant);
  }
  const [first] = meant;
  if (!first || (meant.length === 1 && !moves(declaration, first))) {
    return unmoved(declaration, first ?? fitting[0]);
  }
  const isOtherNumber = named.length === 0 && isNumber(declaration.order ?? '');
  if (meant.length > 1 || isOtherNumber) return { state: 'unproved', order: undefined, among: meant };
  const isTheBuyer = memberId !== undefined && first.userId === memberId;
  return isTheBuyer ? { state: 'due', order: first } : { state: 'unproved', order: first, among: meant };
}

const namedBy = ({ order: typed }: Declaration, fitting: readonly DeclaredOrder[]) =>
  typed === undefined ? [] : fitting.filter(({ id }) => namesOrder(typed, id));

/** A course ends by itself; whether there is good cause to end it earlier, the operator decides. */
const cancelledCourse = ({ manner }: Cancellation, meant: readonly DeclaredOrder[]): Identified => ({
  state: 'settled',
  code: manner === 'ordinary' ? 'ends_by_itself' : 'good_cause',
  order: meant.length === 1 ? meant[0] : undefined,
});

const unmoved = (declaration: Declaration, order: DeclaredOrder | undefined): Identified => ({
  state: 'settled',
  code: order ? codeOfUnmoved(declaration, order) : 'unknown',
  order,
});

function codeOfUnmoved({ kind }: Declaration, order: DeclaredOrder): DeclarationResultCode {
  if (kind === 'cancel') return 'ended';
  return isRefunded(order) ? 'undone' : 'late';
}

export async function findContract(
  declaration: Declaration,
  memberId: string | undefined,
  contracts: Pick<Contracts, 'ofAddress' | 'ofMember'>,
): Promise<Identified> {
  const [own, others] = await Promise.all([
    memberId === undefined ? [] : contracts.ofMember(memberId),
    contracts.ofAddress(declaration.email),
  ]);
  const known = new Map([...own, ...others].map((order) => [order.id, order]));
  const newestFirst = [...known.values()].sort(
    (one, other) => other.ordered.getTime() - one.ordered.getTime(),
  );
  return identify(declaration, newestFirst, memberId);
}
