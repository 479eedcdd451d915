import type { Conversion } from './ports/conversions.ts';
import type { Counted } from './funnel/counters.ts';
import type { GivenSettings } from './settings.ts';

/** Declared in `wrangler.toml`. */
export interface Bindings {
  ASSETS: Fetcher;
  DB: D1Database;
  PER_ADDRESS: RateLimit;
  PER_ACCOUNT: RateLimit;
  PER_ACTION: RateLimit;
  PER_EXPORTER: RateLimit;
  CONVERSIONS: Queue<Conversion>;
  COUNTS: Queue<Counted>;
  MAIL: SendEmail;
  VERSION: WorkerVersionMetadata;
}

export type Env = Bindings & GivenSettings;
