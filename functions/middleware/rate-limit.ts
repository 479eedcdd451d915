import { createMiddleware } from 'hono/factory';
import { refuse } from '../refusal.ts';
import { clientAddress } from './client-address.ts';
import type { App, AppContext } from '../context.ts';

const periodSeconds = 60;

export const tooMany = (c: AppContext) => refuse(c, 'rate_limited', { 'Retry-After': String(periodSeconds) });

/** Whether one more is within the limit. A limiter that fails lets through: it guards costs, not secrets. */
export async function isWithin(
  c: AppContext,
  limiter: 'PER_ADDRESS' | 'PER_ACCOUNT' | 'PER_GUESSER',
  key: string,
) {
  try {
    return (await c.env[limiter].limit({ key })).success;
  } catch (error) {
    c.var.log.error('limiter_failed', { dependency: limiter, error });
    return true;
  }
}

export const limitedPerAddress = createMiddleware<App>(async (c, next) => {
  const within = await isWithin(c, 'PER_ADDRESS', clientAddress(c.req.raw, c.env));
  return within ? next() : tooMany(c);
});

/** One more cancellation or withdrawal from there? Nobody has many contracts to end. */
export const mayDeclare = (c: AppContext) =>
  isWithin(c, 'PER_GUESSER', `notices of ${clientAddress(c.req.raw, c.env)}`);

/** One more discount code from there? Codes are short: who tries many of them is not reading from a leaflet. */
export const mayGuess = (c: AppContext) =>
  isWithin(c, 'PER_GUESSER', `discounts of ${clientAddress(c.req.raw, c.env)}`);
