import { createMiddleware } from 'hono/factory';
import { refuse } from '../http/refusal.ts';
import type { App, AppContext } from '../http/context.ts';
import type { Env } from '../env.ts';
import type { Member } from '../ports/identity.ts';

/** As in `wrangler.toml`. */
export const periodSeconds = 60;

/** An IPv6 subscriber owns at least a /64 and may use any address in it; whoever rents a server can get a whole /48. */
function prefixesOf(address: string): [string, string] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  const numbers = whole.map((group) => (Number.parseInt(group, 16) || 0).toString(16));
  return [`${numbers.slice(0, 4).join(':')}::/64`, `${numbers.slice(0, 3).join(':')}::/48`];
}

/**
 * The networks to count by, the narrowest first: an IPv4 address, or an IPv6 address's /64 and /48. Only the edge's own header is trusted, which it overwrites on every request. Without an edge
 * (`local`) all requests count as one client.
 * @see https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip
 */
export function clientNetworks(request: Request, env: Env): readonly [string, string?] {
  if (env.ENVIRONMENT === 'local') return ['this machine'];
  const address = request.headers.get('CF-Connecting-IP')?.trim() ?? '';
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return [address];
  return /^[\da-f:]{2,39}(%\w+)?$/i.test(address) ? prefixesOf(address.toLowerCase()) : ['unknown'];
}

export const tooMany = (c: AppContext) => refuse(c, 'rate_limited', { 'Retry-After': String(periodSeconds) });

/** A failing limiter lets requests through: it protects costs, not secrets. */
export async function isWithin(
  c: AppContext,
  limiter: 'PER_ADDRESS' | 'PER_ACCOUNT' | 'PER_ACTION' | 'PER_EXPORTER',
  key: string,
) {
  try {
    return (await c.env[limiter].limit({ key })).success;
  } catch (error) {
    c.var.log.error('rate_limiter_failed', { dependency: limiter, error });
    return true;
  }
}

/** Each of the sender's networks counts. */
async function isWithinNetworks(c: AppContext, limiter: 'PER_ADDRESS' | 'PER_ACTION', what = '') {
  const networks = clientNetworks(c.req.raw, c.env);
  const within = await Promise.all(networks.map((network = '') => isWithin(c, limiter, what + network)));
  return within.every(Boolean);
}

export const isWithinAddress = (c: AppContext, what = '') => isWithinNetworks(c, 'PER_ADDRESS', what);

const limitedByAddress = (prefix = '') =>
  createMiddleware<App>(async (c, next) => ((await isWithinAddress(c, prefix)) ? next() : tooMany(c)));

export const limitedPerAddress = limitedByAddress();
/** Separate limits, so that a page's reports do not use up the visitor's own requests. */
export const eventsLimitedPerAddress = limitedByAddress('events of ');
export const countsLimitedPerAddress = limitedByAddress('counts of ');

export const exportLimitedPerAccount = createMiddleware<App & { Variables: { member: Member } }>(
  async (c, next) => ((await isWithin(c, 'PER_EXPORTER', c.var.member.uid)) ? next() : tooMany(c)),
);

/** PDFs, which take up to a second of processor time. Twenty are a whole course's workbooks and papers. */
export const documentsLimitedPerAccount = createMiddleware<App & { Variables: { member: Member } }>(
  async (c, next) =>
    (await isWithin(c, 'PER_ACTION', `documents of ${c.var.member.uid}`)) ? next() : tooMany(c),
);

/** Orders and portal links: each takes several of the payment service's requests per second. */
export const paymentsLimitedPerAccount = createMiddleware<App & { Variables: { member: Member } }>(
  async (c, next) =>
    (await isWithin(c, 'PER_ACTION', `payments of ${c.var.member.uid}`)) ? next() : tooMany(c),
);

/** Writes that each store a row, so members may not repeat them without limit. Withdrawing consent is never limited. */
export const mayWrite = (c: AppContext, what: 'messages' | 'consents', uid: string) =>
  isWithin(c, 'PER_ACTION', `${what} of ${uid}`);

/** Endpoints where something could be guessed. */
export const mayTry = (c: AppContext, what: 'certificates' | 'discounts' | 'staging') =>
  isWithinNetworks(c, 'PER_ACTION', `${what} of `);
