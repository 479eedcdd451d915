import type { Day } from '../calendar.ts';
import type { Locale } from '../locales.ts';
import type { Product } from './catalogue.ts';

/**
 * A declaration: a cancellation (Kündigung, § 312k BGB: https://www.gesetze-im-internet.de/bgb/__312k.html) or a
 * withdrawal (Widerruf, § 356a BGB: https://www.gesetze-im-internet.de/bgb/__356a.html). Neither needs a sign-in.
 */
export const declarationKinds = ['cancel', 'withdraw'] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/** The contracts that can be ended, as people call them. */
export const contracts = ['app', 'course'] as const;
export type Contract = (typeof contracts)[number];

export const manners = ['ordinary', 'extraordinary'] as const;
type Manner = (typeof manners)[number];

/** Longest entries of the forms: more than anybody needs, and too short for a letter to a third person. */
export const declarationLimits = { name: 120, order: 60, reason: 1000 } as const;

interface Declared {
  /** Random, 32 hexadecimal digits. */
  id: string;
  locale: Locale;
  name: string;
  email: string;
  contract: Contract;
  /** The order number as it was typed. */
  order?: string | undefined;
  received: Date;
}

export interface Cancellation extends Declared {
  kind: 'cancel';
  manner: Manner;
  reason?: string | undefined;
  /** The day that the contract is asked to end with; the earliest possible one where none is named. */
  endDay?: Day | undefined;
}

export interface Withdrawal extends Declared {
  kind: 'withdraw';
}

export type Declaration = Cancellation | Withdrawal;

/** How far a declaration has come. Whoever knows an address is not the person it belongs to. */
export const declarationStates = [
  /** Stored; nobody has looked yet which contract it means. */
  'received',
  /** Sent without a sign-in: waits for the link that is mailed to the contract's own address, or for a person of ours. */
  'unproved',
  /** Proved to be the buyer's own: carried out at once, and again where a service could not be reached. */
  'due',
  'carried_out',
  /** A person of ours decided that it is not the buyer's; the mailed link still proves the opposite. */
  'dismissed',
] as const;
export type DeclarationState = (typeof declarationStates)[number];

/** Who says that a declaration is the buyer's own: her sign-in, our link, or a person of ours who has asked her. */
export const identifications = ['member', 'link', 'person'] as const;
export type Identification = (typeof identifications)[number];

/** A declaration that is not carried out yet, as its buyer sees it. Instants are ISO 8601. */
export interface WaitingDeclaration {
  id: string;
  kind: DeclarationKind;
  contract: Contract;
  /** Where it is known which one is meant. */
  orderId: string | null;
  received: string;
  waits: 'lookup' | 'proof' | 'choice' | 'carrying_out' | 'person';
}

/**
 * What a declaration led to. `unknown`, `late` and `good_cause` wait for a person at the company; a cancellation for
 * good cause has ended the contract by ordinary notice meanwhile, where there was one.
 */
export const declarationResultCodes = [
  'ends',
  'ended',
  'ends_by_itself',
  'refunded',
  /** Withdrawn from, or given back, before. */
  'undone',
  'unknown',
  'late',
  'good_cause',
] as const;
export type DeclarationResultCode = (typeof declarationResultCodes)[number];

/** An acknowledgement or an invoice as the screen shows it: worded by the Worker, once for screen, file and mail. */
export interface DocumentView {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
  file: { name: string; text: string };
}

export const contractOf = ({ kind }: Pick<Product, 'kind'>): Contract => (kind === 'plan' ? 'app' : 'course');

/** The number of a declaration or an order as people read it out: its first eight digits. */
export const shortNumber = (id: string) => {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
};

/** The digits of an order number, however it was typed. */
export const orderDigits = (typed: string) => typed.replaceAll(/[^\da-z]/gi, '').toLowerCase();

/** Whether a typed order number means this order. */
export const namesOrder = (typed: string, id: string): boolean =>
  orderDigits(typed).length >= 8 && orderDigits(id).startsWith(orderDigits(typed));
