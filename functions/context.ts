import type { ErrorCode } from '#domain/error-codes.ts';
import type { Context } from 'hono';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { ConsentReceipts } from './ports/consent-receipts.ts';
import type { AdPlatform, Conversions } from './ports/conversions.ts';
import type { DataApi } from './ports/data-api.ts';
import type { Identity } from './ports/identity.ts';
import type { Mail } from './ports/mail.ts';
import type { Members } from './ports/members.ts';
import type { Payments } from './ports/payments.ts';

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

/** What every handler finds in its context. */
export interface App {
  Bindings: Env;
  Variables: { requestId: string; log: Log; deps: Deps; refusal: ErrorCode | undefined };
}

export type AppContext = Context<App>;
