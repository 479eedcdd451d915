import { consentRules, readConsent, serialiseConsent } from '#domain/consent.ts';
import type { ConsentCookie } from '#site/features/consent/consent.ts';

/** The consent cookie of this site. Where cookies are blocked, reading finds nothing and writing does nothing. */
export const consentCookieOf = (page: Document, secure: boolean): ConsentCookie => ({
  read() {
    try {
      return readConsent(page.cookie, consentRules, Date.now());
    } catch {
      return undefined;
    }
  },
  write(record) {
    try {
      page.cookie = serialiseConsent(record, { secure });
    } catch {
      // In a sandboxed frame even the attempt throws.
    }
  },
});
