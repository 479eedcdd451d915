import type { AccessLevel } from '#domain/access.ts';
import type { Locale } from '#domain/locales.ts';
import type { Member } from './identity.ts';

export interface AccessChange {
  userId: string;
  level: AccessLevel;
  /** Who speaks, as `stripe:sub_…`: a source takes back only what it gave itself. */
  source: string;
  reason: string;
  /** The same change under the same key stands once. */
  key: string;
}

/** An explicit yes to the processing of health data, by somebody who is signed in. */
export interface GivenHealthConsent {
  /** Random, from her device. */
  receipt: string;
  uid: string;
  version: number;
  /** The hash of the text that was shown. */
  textHash: string;
  language: Locale;
  /** When she said it, by her device's clock. */
  said: Date;
}

export interface Account {
  userId: string;
  email: string | undefined;
  customer: string | undefined;
}

/** What the Worker itself does with people, apart from what they ask for. */
export interface Members {
  grant(change: AccessChange & { until?: Date }): Promise<void>;
  revoke(change: AccessChange): Promise<void>;
  access(userId: string): Promise<AccessLevel[]>;
  /** Her account with us, made at her first call. */
  account(member: Member): Promise<Account>;
  /** Keeps her customer id unless she has another one by now; what comes back is what stands. */
  keepCustomer(userId: string, customer: string, instead: string | undefined): Promise<string>;
  /** Everything that is kept about a person. */
  exportPerson(userId: string): Promise<Record<string, unknown> | undefined>;
  erasePerson(userId: string): Promise<void>;
  giveHealthConsent(consent: GivenHealthConsent): Promise<void>;
  /** Whether she has agreed to the text as it stands today, and not taken it back. */
  holdsHealthConsent(uid: string): Promise<boolean>;
  /** Since when she agrees, where she does. */
  healthConsent(uid: string): Promise<Date | undefined>;
  /** Deletes her health answers in the same breath. */
  withdrawHealthConsent(uid: string): Promise<void>;
  answers(): Promise<boolean>;
}
