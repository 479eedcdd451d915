import type { AccessLevel, StaffLevel } from '#domain/access.ts';
import type { GuaranteeDays } from '#domain/shop/order.ts';
import type { Locale } from '#domain/locales.ts';
import type { Member } from './identity.ts';

interface GivenHealthConsent {
  receipt: string;
  version: number;
  textHash: string;
  language: Locale;
  said: Date;
}

export interface Account {
  userId: string;
  /** Where mail goes; not necessarily proved to be the member's. */
  email: string | undefined;
  /** Addresses proved to be the member's, normalised for comparison. Only these give access to anything. */
  verifiedEmails: readonly string[];
  customer: string | undefined;
  /** The guarantee for an order placed now. */
  guaranteeDays: GuaranteeDays;
}

/** The account was deleted after this sign-in, whose token stays formally valid for up to an hour. */
export class DeletedSignIn extends Error {
  constructor() {
    super('The account of this sign-in was deleted.');
    this.name = 'DeletedSignIn';
  }
}

export interface Accounts {
  /** Creates the account at the first call. Throws `DeletedSignIn`. */
  account(member: Member): Promise<Account>;
  isDeleted(member: Pick<Member, 'uid' | 'signedIn'>): Promise<boolean>;
  keepContactEmail(member: Member, email: string): Promise<void>;
  access(userId: string): Promise<AccessLevel[]>;
  /** By the identity provider's id. */
  staffLevels(uid: string): Promise<StaffLevel[]>;
  /** Stores a customer id unless the account has got another one meanwhile; returns the stored one. */
  keepCustomer(userId: string, customer: string, instead: string | undefined): Promise<string>;
  /** All data about a person (Art. 15 GDPR). */
  exportPerson(userId: string): Promise<Record<string, unknown> | undefined>;
  /** Erasure (Art. 17 GDPR), except for proofs that must be kept; refused while an order is open. */
  erasePerson(uid: string): Promise<boolean>;
  /** Throws `DeletedSignIn`, also while the account is being deleted. */
  giveHealthConsent(member: Member, consent: GivenHealthConsent): Promise<void>;
  /** Whether there is a consent to the current text, not withdrawn. */
  holdsHealthConsent(uid: string): Promise<boolean>;
  /** When the consent was given, to any version of the text. */
  healthConsent(uid: string): Promise<Date | undefined>;
  withdrawHealthConsent(uid: string): Promise<void>;
  answers(): Promise<boolean>;
}
