import type { ErrorCode } from '#domain/error-codes.ts';
import type { Context } from 'hono';
import type { DeadLetters } from './conversions/dead-letters.ts';
import type { SentEvents } from './conversions/sent-events.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { ConsentReceipts } from './ports/consent-receipts.ts';
import type { AdPlatform, Conversions } from './ports/conversions.ts';
import type { DataApi } from './ports/data-api.ts';
import type { Identity } from './ports/identity.ts';
import type { Mail } from './ports/mail.ts';
import type { Accounts } from './ports/accounts.ts';
import type { Payments } from './ports/payments.ts';

/** What is kept in the database; it depends on no setting. */
export interface Stores {
  consentReceipts: ConsentReceipts;
  sentEvents: SentEvents;
  deadLetters: DeadLetters;
  /** Deletes what has been kept as long as the privacy notice says. */
  deleteExpired: (now: Date) => Promise<void>;
}

/** What a request or a job may reach beyond the Worker. */
export interface Deps extends Stores {
  identity: Identity;
  dataApi: DataApi;
  members: Accounts;
  conversions: Conversions;
  adPlatform: AdPlatform;
  /** Nothing where no payment service is configured. */
  payments: Payments | undefined;
  mail: Mail;
  /** Where pages of ours are, for whoever sends her back. */
  site: string;
}

/** What every handler finds in its context; middleware may add variables of its own. */
export interface App {
  Bindings: Env;
  Variables: { requestId: string; log: Log; deps: Deps; refused: { code?: ErrorCode } };
}

/** A context as functions take it that set no variable: it fits whatever middleware has added. */
export type AppContext = Omit<Context<App>, 'get' | 'set'>;
