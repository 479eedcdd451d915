import { consentRules, readConsent } from '#domain/consent.ts';
import type { AppContext } from '../context.ts';

/** The visitor's decision as her own cookie has it; anything but a record of ours is none. */
export const consentOf = (c: AppContext) =>
  readConsent(c.req.header('Cookie') ?? '', consentRules, Date.now());
