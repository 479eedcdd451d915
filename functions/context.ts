import type { ErrorCode } from '#domain/error-codes.ts';
import type { Context } from 'hono';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Deps } from './ports.ts';

/** What every handler finds in its context. */
export interface App {
  Bindings: Env;
  Variables: { requestId: string; log: Log; deps: Deps; refusal: ErrorCode | undefined };
}

export type AppContext = Context<App>;
