import { productOf, type ProductKey } from '#domain/shop/catalogue.ts';
import {
  contractOf,
  namesOrder,
  orderDigits,
  type Declaration,
  type DeclarationResultCode,
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
  /** The buyer herself was signed in. */
  | { state: 'due'; order: DeclaredOrder }
  /** It changes nothing, whoever sent it: its result is known without asking the payment service. */
  | { state: 'settled'; code: DeclarationResultCode; order: DeclaredOrder | undefined }
  /** Without an order it is open which of them is meant. All have the address, or belong to its account. */
  | { state: 'unproved'; order: DeclaredOrder | undefined; among: readonly DeclaredOrder[] };

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

/** What is said about a contract that the declaration cannot change any more. */
function codeOfUnmoved({ kind }: Declaration, order: DeclaredOrder): DeclarationResultCode {
  if (kind === 'cancel') return 'ended';
  return isRefunded(order) ? 'undone' : 'late';
}

/**
 * Which contract a cancellation or withdrawal means, and whether its buyer is known to have sent it. Pure, and it
 * never guesses: where several contracts may be meant, or a number fits none of them, she is asked.
 */
export function identify(
  declaration: Declaration,
  found: readonly DeclaredOrder[],
  memberId: string | undefined,
): Identified {
  const { order: typed, contract } = declaration;
  const fitting = found.filter(({ product }) => contractOf(productOf(product)) === contract);
  const named = typed === undefined ? [] : fitting.filter(({ id }) => namesOrder(typed, id));
  const moves = (order: DeclaredOrder) =>
    declaration.kind === 'cancel' ? !order.isOver : !isRefunded(order) && isInTime(declaration, order);
  const running = fitting.filter((order) => !order.isOver || moves(order));
  const meant = named.length > 0 ? named : running;
  const [first, ...others] = meant;
  if (contract === 'course' && declaration.kind === 'cancel') {
    const code = declaration.manner === 'ordinary' ? 'ends_by_itself' : 'good_cause';
    return { state: 'settled', code, order: others.length === 0 ? first : undefined };
  }
  const over = first ?? fitting[0];
  if (!first || !(others.length > 0 || moves(first))) {
    return { state: 'settled', code: over ? codeOfUnmoved(declaration, over) : 'unknown', order: over };
  }
  const isOtherNumber = typed !== undefined && isNumber(typed) && named.length === 0;
  if (others.length > 0 || isOtherNumber) return { state: 'unproved', order: undefined, among: meant };
  return memberId !== undefined && first.userId === memberId
    ? { state: 'due', order: first }
    : { state: 'unproved', order: first, among: meant };
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
