import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import {
  contractOf,
  namesOrder,
  orderDigits,
  type Declaration,
  type Withdrawal,
} from '#domain/shop/declaration.ts';
import { mayWithdraw } from '#domain/shop/withdrawal.ts';
import type { GuaranteeDays } from '#domain/shop/order.ts';
import type { OrderState } from '#domain/shop/order.ts';

/** What a declaration needs to know of an order. */
export interface DeclaredOrder {
  id: string;
  userId: string | null;
  email: string;
  product: ProductKey;
  state: OrderState;
  checkoutSession: string | null;
  ordered: Date;
  paid: Date | null;
  guaranteeDays: GuaranteeDays;
  withdrawn: Date | null;
  /** Refunded, withdrawn from, or run out: nothing is left to end. */
  isOver: boolean;
}

export type Identified =
  /** `isMember`: the buyer herself was signed in. Otherwise nothing moves, whoever sent it. */
  | { state: 'due'; order: DeclaredOrder | undefined; isMember: boolean }
  | { state: 'waiting_for_objection'; order: DeclaredOrder }
  /** One mail is sent to the address of the newest; all of them have it, or belong to its account. */
  | { state: 'needs_contract'; among: readonly DeclaredOrder[] };

/** Shorter than a number of ours can be: what stands there is not one. */
const isNumber = (typed: string) => orderDigits(typed).length >= 8;

/** The orders of an address, and of whoever was signed in. */
export interface ContractsOf {
  ofAddress: (email: string) => Promise<DeclaredOrder[]>;
  ofMember: (userId: string) => Promise<DeclaredOrder[]>;
}

/** Whether the withdrawal was received while the contract could be withdrawn from. */
export const isInTime = (
  { received }: Withdrawal,
  { paid, ordered, guaranteeDays }: DeclaredOrder,
): boolean => mayWithdraw(paid ?? ordered, guaranteeDays, received);

/** A plan whose subscription has ended may still be withdrawn from; what was given back or never paid may not. */
const isRefunded = ({ withdrawn, state }: DeclaredOrder) =>
  withdrawn !== null || !['paid', 'processing', 'disputed'].includes(state);

/**
 * Which contract a cancellation or withdrawal means, and whether its buyer is known to have sent it. Pure, and it
 * never guesses: where several contracts may be meant, or a number fits none of them, she is asked.
 */
export function identify(
  declaration: Declaration,
  found: readonly DeclaredOrder[],
  memberId: string | undefined,
): Identified {
  const { order: typed, contract, kind } = declaration;
  const fitting = found.filter(({ product }) => contractOf(productOf(product)) === contract);
  const named = typed === undefined ? [] : fitting.filter(({ id }) => namesOrder(typed, id));
  const moves = (order: DeclaredOrder) =>
    declaration.kind === 'cancel' ? !order.isOver : !isRefunded(order) && isInTime(declaration, order);
  const running = fitting.filter((order) => !order.isOver || moves(order));
  const meant = named.length > 0 ? named : running;
  const [first] = meant;
  // A course ends by itself: cancelling it moves nothing. Nor does a declaration about what is over.
  if (contract === 'course' && kind === 'cancel') {
    return { state: 'due', order: meant.length === 1 ? first : undefined, isMember: false };
  }
  if (!first) return { state: 'due', order: fitting[0], isMember: false };
  const isOtherNumber = typed !== undefined && isNumber(typed) && named.length === 0;
  if (meant.length > 1 || isOtherNumber) return { state: 'needs_contract', among: meant };
  if (!moves(first)) return { state: 'due', order: first, isMember: false };
  return memberId !== undefined && first.userId === memberId
    ? { state: 'due', order: first, isMember: true }
    : { state: 'waiting_for_objection', order: first };
}

/** The same with the orders looked up: those of her account where she was signed in, and those of the address. */
export async function findContract(
  declaration: Declaration,
  memberId: string | undefined,
  contracts: ContractsOf,
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
