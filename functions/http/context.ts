import type { ErrorCode } from '#domain/errors/error-codes.ts';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';

export interface App {
  Bindings: Env;
  Variables: {
    requestId: string;
    log: Log;
    deps: Deps;
    refused: { code?: ErrorCode };
  };
}

/** The context without its exact variables, so it fits any middleware. `get` reads one; `var` would copy all. */
export interface AppContext extends Omit<Context<App>, 'get' | 'set'> {
  get: <Name extends keyof App['Variables']>(name: Name) => App['Variables'][Name];
}
