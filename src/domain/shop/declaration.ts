import type { Day } from '../time/calendar.ts';
import type { Locale } from '../text/locales.ts';
import type { Product } from './catalogue.ts';

/**
 * A declaration: a cancellation (Kündigung, § 312k BGB: https://www.gesetze-im-internet.de/bgb/__312k.html) or a
 * withdrawal (Widerruf, § 356a BGB: https://www.gesetze-im-internet.de/bgb/__356a.html). Neither needs a sign-in.
 */
export const declarationKinds = ['cancel', 'withdraw'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

export const contracts = ['app', 'course'] as const;
export type Contract = (typeof contracts)[number];

export const manners = ['ordinary', 'extraordinary'] as const;
type Manner = (typeof manners)[number];

/** Generous, but too short to send somebody a letter through us. */
export const declarationLimits = { name: 120, order: 60, reason: 1000 } as const;

interface Declared {
  /** Made by the Worker: 32 hexadecimal digits. */
  id: string;
  locale: Locale;
  name: string;
  email: string;
  contract: Contract;
  /** As typed. */
  order?: string | undefined;
  received: Date;
}

export interface Cancellation extends Declared {
  kind: 'cancel';
  manner: Manner;
  reason?: string | undefined;
  /** The requested last day; the earliest possible one by default. */
  endDay?: Day | undefined;
}

export interface Withdrawal extends Declared {
  kind: 'withdraw';
}

export type Declaration = Cancellation | Withdrawal;

/** The states of a declaration. Knowing an address does not prove that somebody is the buyer. */
export const declarationStates = [
  /** Stored; the contract is not determined yet. */
  'received',
  /** Sent without a sign-in: waits for the link mailed to the contract's address, or for an employee. */
  'unproved',
  /** Proved: carried out at once, and retried if a service is unavailable. */
  'due',
  'carried_out',
  /** An employee decided that it is not the buyer's; the mailed link can still prove that it is. */
  'dismissed',
] as const;
export type DeclarationState = (typeof declarationStates)[number];

/** What proves a declaration: a sign-in, the mailed link, or an employee who asked the buyer. */
export const identifications = ['member', 'link', 'person'] as const;
export type Identification = (typeof identifications)[number];

/**
 * Who sent a declaration: a member with contracts of her own; somebody who names the address or the order number of a
 * contract; anybody else. Strangers come last everywhere and share a few places.
 */
export const declarationSenders = ['member', 'buyer', 'stranger'] as const;
export type DeclarationSender = (typeof declarationSenders)[number];

/** A declaration that is not carried out yet, as its buyer sees it. Times are ISO 8601. */
export interface WaitingDeclaration {
  id: string;
  kind: DeclarationKind;
  contract: Contract;
  /** Once it is known. */
  orderId: string | null;
  received: string;
  /** `elsewhere`: sent by this member about a contract that is not the member's, or about none. */
  waits: 'lookup' | 'proof' | 'choice' | 'carrying_out' | 'person' | 'elsewhere';
}

/**
 * `unknown`, `late` and `good_cause` wait for an employee; until then a cancellation for good cause ends the contract
 * by ordinary notice.
 */
export const declarationResultCodes = [
  'ends',
  'ended',
  'ends_by_itself',
  'refunded',
  /** Already withdrawn from, or refunded. */
  'undone',
  'unknown',
  'late',
  'good_cause',
] as const;
export type DeclarationResultCode = (typeof declarationResultCodes)[number];

/** An acknowledgement or invoice: worded by the Worker, once for screen, file and mail. */
export interface DocumentView {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
  file: { name: string; text: string };
}

export const contractOf = ({ kind }: Pick<Product, 'kind'>): Contract => (kind === 'plan' ? 'app' : 'course');

/** The number that people read out: the first eight digits of the id. */
export const shortNumber = (id: string) => {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
};

export const orderDigits = (typed: string) => typed.replaceAll(/[^\da-z]/gi, '').toLowerCase();

export const namesOrder = (typed: string, id: string): boolean =>
  orderDigits(typed).length >= 8 && orderDigits(id).startsWith(orderDigits(typed));
