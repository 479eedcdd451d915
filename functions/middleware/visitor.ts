import { getCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';
import type { Visitor } from '../ports/conversions.ts';

const longestUserAgent = 512;
const address = /^(\d{1,3}(\.\d{1,3}){3}|[\da-f:]{2,39})$/i;
/** `fb`, the level of the domain, milliseconds, and the platform's own part. */
const platformId = /^fb\.\d\.\d{10,13}\.[\w.-]{1,500}$/;

const matching = (pattern: RegExp, value: string | undefined) =>
  value !== undefined && pattern.test(value) ? value : undefined;

/** What the edge and her cookies say of a visitor. Nothing is taken from a body, and nothing is changed. */
export function visitorOf(c: AppContext): Visitor {
  const from = matching(address, c.req.header('CF-Connecting-IP')?.trim());
  const userAgent = c.req.header('User-Agent')?.slice(0, longestUserAgent);
  const fbp = matching(platformId, getCookie(c, '_fbp'));
  const fbc = matching(platformId, getCookie(c, '_fbc'));
  return {
    ...(from === undefined ? {} : { address: from }),
    ...(userAgent ? { userAgent } : {}),
    ...(fbp === undefined ? {} : { fbp }),
    ...(fbc === undefined ? {} : { fbc }),
  };
}
