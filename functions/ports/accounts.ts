import type { AccessLevel, StaffLevel } from '#domain/access.ts';
import type { GuaranteeDays } from '#domain/shop/order.ts';
import type { Locale } from '#domain/locales.ts';
import type { Member } from './identity.ts';

/** An explicit consent to the processing of health data, by somebody who is signed in. */
interface GivenHealthConsent {
  /** Random, from the device. */
  receipt: string;
  version: number;
  /** The hash of the text that was shown. */
  textHash: string;
  language: Locale;
  /** When it was said, by the device's clock. */
  said: Date;
}

export interface Account {
  userId: string;
  /** Where mail goes. Whether it is the member's, nobody may have proved. */
  email: string | undefined;
  /** Addresses that are proved to be the member's, each in the spelling that is compared: only these open anything. */
  verifiedEmails: readonly string[];
  /** The payment service's id for the member, once there is one. */
  customer: string | undefined;
  /** How long the guarantee of an order lasts that is placed now. */
  guaranteeDays: GuaranteeDays;
}

/** The account was deleted after this sign-in. A token outlives it by up to an hour and is good for nothing more. */
export class DeletedSignIn extends Error {
  constructor() {
    super('The account of this sign-in was deleted.');
    this.name = 'DeletedSignIn';
  }
}

/** Members' accounts with us, whichever data API answers. */
export interface Accounts {
  /** The member's account, made at the first call. Throws `DeletedSignIn`. */
  account(member: Member): Promise<Account>;
  isDeleted(member: Pick<Member, 'uid' | 'signedIn'>): Promise<boolean>;
  keepContactEmail(member: Member, email: string): Promise<void>;
  /** What somebody may use: the access ledger added up. */
  access(userId: string): Promise<AccessLevel[]>;
  /** What somebody of ours may do, by the identity provider's id. */
  staffLevels(uid: string): Promise<StaffLevel[]>;
  /** Stores a customer id unless the account has another one by now; what comes back is what stands. */
  keepCustomer(userId: string, customer: string, instead: string | undefined): Promise<string>;
  /** Everything that is kept about a person (Art. 15 GDPR). */
  exportPerson(userId: string): Promise<Record<string, unknown> | undefined>;
  /** Deletes it (Art. 17 GDPR), but for proofs that have to be kept; refused while an order is under way. */
  erasePerson(uid: string): Promise<boolean>;
  /** Throws `DeletedSignIn`, also where the account is being deleted meanwhile. */
  giveHealthConsent(member: Member, consent: GivenHealthConsent): Promise<void>;
  /** Whether there is a consent to the text as it stands today, not withdrawn since. */
  holdsHealthConsent(uid: string): Promise<boolean>;
  /** Since when there is a consent, to whichever text; nothing where there is none. */
  healthConsent(uid: string): Promise<Date | undefined>;
  /** Deletes the health answers with it. */
  withdrawHealthConsent(uid: string): Promise<void>;
  answers(): Promise<boolean>;
}
