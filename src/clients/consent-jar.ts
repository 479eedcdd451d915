import { consentRules, readConsent, serialiseConsent } from '#domain/consent.ts';
import type { ConsentJar } from '#site/stores/consent.ts';

/** The cookie of this site. Where cookies are blocked, reading finds nothing and writing does nothing. */
export const consentJar = (page: Document, secure: boolean): ConsentJar => ({
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
      // A sandboxed frame may not even try.
    }
  },
});
