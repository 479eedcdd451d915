/** Rate limits as middleware: per network address, per account, and for guesses. */
import { createMiddleware } from 'hono/factory';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';
import type { Env } from '../env.ts';
import type { Member } from '../ports/identity.ts';

/** How long a limit counts, as `wrangler.toml` has it. */
export const periodSeconds = 60;

/** An IPv6 subscriber owns a /64 and may pick any address in it: the prefix is who is counted. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return `${whole
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':')}::/64`;
}

/**
 * Whom a rate limit counts a request for. Only the edge's own header is asked: the edge writes it anew on every
 * request, whatever the client sent. Without an edge in front (`local`) no address can be trusted: all count as one.
 * @see https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 */
export function clientAddress(request: Request, env: Env): string {
  if (env.ENVIRONMENT === 'local') return 'this machine';
  const address = request.headers.get('CF-Connecting-IP')?.trim() ?? '';
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  return /^[\da-f:]{2,39}(%\w+)?$/i.test(address) ? prefixOf(address.toLowerCase()) : 'unknown';
}

export const tooMany = (c: AppContext) => refuse(c, 'rate_limited', { 'Retry-After': String(periodSeconds) });

/** Whether one more is within the limit. A limiter that fails lets through: it guards costs, not secrets. */
export async function isWithin(
  c: AppContext,
  limiter: 'PER_ADDRESS' | 'PER_ACCOUNT' | 'PER_GUESSER' | 'PER_EXPORTER',
  key: string,
) {
  try {
    return (await c.env[limiter].limit({ key })).success;
  } catch (error) {
    c.var.log.error('rate_limiter_failed', { dependency: limiter, error });
    return true;
  }
}

export const isWithinAddress = (c: AppContext, prefix = '') =>
  isWithin(c, 'PER_ADDRESS', prefix + clientAddress(c.req.raw, c.env));

const limitedByAddress = (prefix = '') =>
  createMiddleware<App>(async (c, next) => ((await isWithinAddress(c, prefix)) ? next() : tooMany(c)));

export const limitedPerAddress = limitedByAddress();
/** Counted apart: what a page reports takes nothing from what a visitor asks for. */
export const eventsLimitedPerAddress = limitedByAddress('events of ');
export const countsLimitedPerAddress = limitedByAddress('counts of ');

/** One more download of everything that is kept about a member? Counted by the account, wherever she calls from. */
export const exportLimitedPerAccount = createMiddleware<App & { Variables: { member: Member } }>(
  async (c, next) => ((await isWithin(c, 'PER_EXPORTER', c.var.member.uid)) ? next() : tooMany(c)),
);

/** One more order or portal link? Each costs several of the requests that the payment service answers a second. */
export const paymentsLimitedPerAccount = createMiddleware<App & { Variables: { member: Member } }>(
  async (c, next) =>
    (await isWithin(c, 'PER_GUESSER', `payments of ${c.var.member.uid}`)) ? next() : tooMany(c),
);

/** One more message to the course leader? Counted by the account. */
export const mayWrite = (c: AppContext, uid: string) => isWithin(c, 'PER_GUESSER', `messages of ${uid}`);
/** One more consent to keep health data? Each is a row that stays; taking one back is never refused. */
export const mayConsent = (c: AppContext, uid: string) => isWithin(c, 'PER_GUESSER', `consents of ${uid}`);
/** One more certificate to verify from there? Their numbers are not to be guessed, and insurers check a few at a time. */
export const mayVerify = (c: AppContext) =>
  isWithin(c, 'PER_GUESSER', `certificates of ${clientAddress(c.req.raw, c.env)}`);

/** One more wrong password from there? */
export const mayKnock = (c: AppContext) =>
  isWithin(c, 'PER_GUESSER', `staging of ${clientAddress(c.req.raw, c.env)}`);

/** One more discount code from there? Codes are short: who tries many of them is not reading from a leaflet. */
export const mayGuess = (c: AppContext) =>
  isWithin(c, 'PER_GUESSER', `discounts of ${clientAddress(c.req.raw, c.env)}`);
