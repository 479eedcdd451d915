import type { Day } from '../calendar.ts';
import type { Locale } from '../locales.ts';
import type { Product } from './catalogue.ts';

/** What somebody can declare without signing in: that a contract ends (§ 312k BGB), or that it never was (§ 356a). */
export const noticeKinds = ['cancel', 'withdraw'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The contracts that there are, as people call them. */
export const contracts = ['app', 'course'] as const;
export type Contract = (typeof contracts)[number];

export const manners = ['ordinary', 'extraordinary'] as const;
export type Manner = (typeof manners)[number];

/** Longest entries of the forms: more than anybody needs, and no letter to a third person. */
export const noticeLimits = { name: 120, order: 60, reason: 1000 } as const;

interface Declared {
  /** Random, 32 hexadecimal digits. */
  id: string;
  locale: Locale;
  name: string;
  email: string;
  contract: Contract;
  /** The order's number as she typed it. */
  order?: string | undefined;
  received: Date;
}

export interface Cancellation extends Declared {
  kind: 'cancel';
  manner: Manner;
  reason?: string | undefined;
  /** The day that she wants the contract to end with; the earliest possible one where she names none. */
  wished?: Day | undefined;
}

export interface Withdrawal extends Declared {
  kind: 'withdraw';
}

export type Notice = Cancellation | Withdrawal;

/**
 * What became of a notice. `unknown`, `late` and `good_cause` wait for somebody of ours; a cancellation for good
 * cause has ended the contract ordinarily meanwhile, where there was one.
 */
export const noticeOutcomes = [
  'ends',
  'ended',
  'ends_by_itself',
  'refunded',
  'unknown',
  'late',
  'good_cause',
] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** The receipt as the screen shows it: worded by the Worker, once for screen, file and mail. */
export interface ReceiptView {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
  file: { name: string; text: string };
}

export const contractOf = ({ kind }: Pick<Product, 'kind'>): Contract => (kind === 'plan' ? 'app' : 'course');

/** The number of a notice or an order as people read it to each other: its first eight digits. */
export const shortNumber = (id: string) => {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
};

/** Whether what she typed names this order. */
export function namesOrder(typed: string, id: string): boolean {
  const digits = (text: string) => text.replaceAll(/[^\da-z]/gi, '').toLowerCase();
  return digits(typed).length >= 8 && digits(id).startsWith(digits(typed));
}
