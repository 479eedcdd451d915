import type { AccessLevel } from '#domain/access.ts';
import type { ConsentReceipt } from '#domain/consent.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { PaymentEvent } from '#domain/events/catalogue.ts';
import type { TrackingEvent } from '#domain/events/tracking-event.ts';
import type { Locale } from '#domain/locales.ts';
import type { Mail } from './mail-port.ts';
import type { Payments } from './payment-port.ts';

/** Somebody whose token was verified. */
export interface Person {
  /** The provider's id for her. */
  uid: string;
  email: string | undefined;
  /** Our own id for her, once her token carries it. */
  userId: string | undefined;
  /** When she signed in herself; a token that was renewed since keeps that moment. */
  signedIn: Date;
}

export type Verdict =
  | { state: 'person'; person: Person }
  | { state: 'refused'; reason: string }
  /** No key is known and none can be had: nobody can be told apart just now. */
  | { state: 'unavailable'; retryAfterSeconds: number };

export interface Identity {
  verify(token: string): Promise<Verdict>;
  answers(): Promise<boolean>;
  /** Deletes her sign-in; whether it is gone. Not where the deployment has no right to. */
  remove(uid: string): Promise<boolean>;
}

export interface DataCall {
  operation: { name: string; kind: 'query' | 'mutation' };
  /** Document, name and variables as one JSON text. */
  body: string;
  /** As the visitor sent it; empty means anonymous. */
  authorization: string;
  person: Person | undefined;
  requestId: string;
  /** Aborts when the visitor goes away. */
  signal: AbortSignal;
}

export type DataAnswer =
  /** GraphQL's own JSON, as it came. */
  | { state: 'answered'; text: string }
  | { state: 'failed'; code: Extract<ErrorCode, `data_api_${string}`>; tries: number };

/** Whatever speaks the contract: the members service, or a data API elsewhere. */
export interface DataApi {
  ask(call: DataCall): Promise<DataAnswer>;
  answers(): Promise<boolean>;
}

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
  account(person: Person): Promise<Account>;
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

export interface KeptReceipt extends ConsentReceipt {
  /** The hash of the text that was shown. */
  textHash: string;
  at: Date;
}

/** The proof of every choice; nothing in it says who made it. */
export interface ConsentReceipts {
  /** Keeps it once: a repetition changes nothing. What comes back is what stands. */
  keep(receipt: KeptReceipt): Promise<KeptReceipt>;
  /** Those of the receipts that stand for a consent, given less than a year ago and not taken back since. */
  standing(ids: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}

/** Who did something, as the edge and the payment know her. Nothing of it comes out of a body. */
export interface Visitor {
  address?: string;
  userAgent?: string;
  /** The ad platform's own identifiers, passed on as they are. */
  fbp?: string;
  fbc?: string;
  email?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  city?: string;
  postcode?: string;
  /** ISO 3166-1, two letters. */
  country?: string;
}

/** Something that the ad platform may hear of, by the consent that its receipt stands for. */
export interface Conversion {
  event: TrackingEvent;
  receipt: string;
  visitor: Visitor;
}

/** What was paid, as the payment and its order tell it. */
export interface PaidOrder {
  /** Its `payment` is the payment's own id, and the event's: however often it is told, it counts once. */
  event: PaymentEvent;
  at: Date;
  /** Of the page that was ordered on. */
  path: string;
  /** Of the consent that she had when she ordered. Without one nobody hears of it. */
  receipt: string | undefined;
  visitor: Visitor;
  testCode?: string;
}

/** The way of an event out of a request: on to the queue. */
export interface Conversions {
  /** What a page has seen. */
  report(conversion: Conversion): Promise<void>;
  /** What the payment service has confirmed. */
  paid(order: PaidOrder): Promise<void>;
}

export type Delivery =
  | { state: 'received' }
  /** Something in this batch will never be taken. */
  | { state: 'refused'; reason: string }
  /** Busy, out of order, or its answer was lost: the same again later. */
  | { state: 'later'; reason: string }
  /** Our own access is at fault: nothing will be taken until somebody mends it. */
  | { state: 'locked_out'; reason: string };

/** Where conversions go. A batch has one test code, or none. */
export interface AdPlatform {
  send(batch: readonly Conversion[]): Promise<Delivery>;
}

/** What a request may reach beyond the Worker. */
export interface Deps {
  identity: Identity;
  dataApi: DataApi;
  members: Members;
  receipts: ConsentReceipts;
  conversions: Conversions;
  adPlatform: AdPlatform;
  /** Nothing where no payment service is configured. */
  payments: Payments | undefined;
  mail: Mail;
  /** Where pages of ours are, for whoever sends her back. */
  site: string;
}
