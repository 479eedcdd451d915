import { parse } from 'hono/utils/cookie';
import { consentRules, readConsent } from '#domain/consent/consent.ts';
import type { AppContext } from '../http/context.ts';
import type { Visitor } from '../ports/conversions.ts';

const longestUserAgent = 512;
const address = /^(\d{1,3}(\.\d{1,3}){3}|[\da-f:]{2,39})$/i;
/** `fb`, the domain's level, milliseconds, and the platform's own part. */
const platformId = /^fb\.\d\.\d{10,13}\.[\w.-]{1,500}$/;

const matching = (pattern: RegExp, value: string | undefined) =>
  value !== undefined && pattern.test(value) ? value : undefined;

/** The visitor's choice; undefined unless the cookie is a valid record of ours. */
export const consentOf = (c: AppContext) =>
  readConsent(c.req.header('Cookie') ?? '', consentRules, Date.now());

/** A visitor's data from the edge and the cookies, unchanged; nothing comes from a body. */
function visitorOf(c: AppContext): Visitor {
  const userAgent = c.req.header('User-Agent')?.slice(0, longestUserAgent);
  const { _fbp, _fbc } = parse(c.req.header('Cookie') ?? '');
  return {
    address: matching(address, c.req.header('CF-Connecting-IP')?.trim()),
    userAgent: userAgent === '' ? undefined : userAgent,
    fbp: matching(platformId, _fbp),
    fbc: matching(platformId, _fbc),
  };
}

/** What the ad platform may get, with the consent's receipt; undefined without consent. */
export function advertisedVisitor(c: AppContext): { consentReceipt: string; visitor: Visitor } | undefined {
  const consent = consentOf(c);
  const visitor = visitorOf(c);
  const isAllowed = consent?.status === 'accepted' && visitor.userAgent !== undefined;
  return isAllowed ? { consentReceipt: consent.id, visitor } : undefined;
}
