import type { ErrorCode } from '#domain/error-codes.ts';
import type { Context } from 'hono';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

/** What every handler finds in its context; middleware may add variables of its own. */
export interface App {
  Bindings: Env;
  Variables: { requestId: string; log: Log; deps: Deps; refused: { code?: ErrorCode } };
}

/**
 * A context as functions take it that set no variable: it fits whatever middleware has added. `var` copies all variables
 * each time: what every request passes asks `get` for the one that it needs.
 */
export interface AppContext extends Omit<Context<App>, 'get' | 'set'> {
  get: <Name extends keyof App['Variables']>(name: Name) => App['Variables'][Name];
}
