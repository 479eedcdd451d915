import { consentRules, readConsent, serialiseConsent, type ConsentRecord } from '#domain/consent.ts';

/** Where the choice is stored. Both may fail silently: cookies are blocked, or cleared midway. */
export interface ConsentCookie {
  read: () => ConsentRecord | undefined;
  write: (record: ConsentRecord) => void;
}

/** The consent cookie of this site. Where cookies are blocked, reading finds nothing and writing does nothing. */
export const storedConsent: ConsentCookie = {
  read() {
    try {
      return readConsent(document.cookie, consentRules, Date.now());
    } catch {
      return undefined;
    }
  },
  write(record) {
    try {
      document.cookie = serialiseConsent(record, { secure: location.protocol === 'https:' });
    } catch {
      // In a sandboxed frame even the attempt throws.
    }
  },
};
