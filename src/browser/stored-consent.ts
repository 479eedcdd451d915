import { consentRules, readConsent, serialiseConsent, type ConsentRecord } from '#domain/consent/consent.ts';

/** Both may fail silently: cookies are blocked, or cleared midway. */
export interface ConsentCookie {
  read: () => ConsentRecord | undefined;
  write: (record: ConsentRecord) => void;
}

/** If cookies are blocked, it reads and writes nothing. */
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
      // Throws in sandboxed frames.
    }
  },
};
