import { facts } from './facts.ts';
import type { Locale } from './locales.ts';

export type ConsentChoice = 'accepted' | 'declined';

/** What the cookie holds, as JSON. `pending`, or anything that is not of this form, is no decision. */
export interface ConsentRecord {
  status: ConsentChoice;
  /** Of the text that was shown. */
  version: number;
  /** Of the receipt at the Worker: random, 32 hexadecimal digits. */
  id: string;
  /** In milliseconds. */
  time: number;
  language: Locale;
  /** Whether the Worker has confirmed the receipt. */
  told?: boolean;
  /** The receipt that this one takes the place of; it is kept until the Worker knows. */
  replaces?: string;
}

interface ConsentRules {
  version: number;
  days: number;
}

export const consentCookie = 'CookieConsent';

/** Raise the version with every change of the text that changes its meaning: everybody is asked again. */
export const consentRules: ConsentRules = { version: 3, days: facts.timing.consentDays };

/**
 * Reads the record out of a `Cookie` header. Malformed, foreign, outdated or expired is as good as none.
 */
export function readConsent(cookies: string, rules: ConsentRules, now: number): ConsentRecord | undefined {
  try {
    const [, text = ''] = /(?:^|; *)CookieConsent=([^;]*)/.exec(cookies) ?? [];
    const found = JSON.parse(decodeURIComponent(text)) as Record<keyof ConsentRecord, unknown>;
    const { status, version, id, time, language, told, replaces } = found;
    const isId = (value: unknown): value is string =>
      typeof value === 'string' && /^[\da-f]{32}$/.test(value);
    if (
      (status === 'accepted' || status === 'declined') &&
      version === rules.version &&
      isId(id) &&
      typeof time === 'number' &&
      // Two clocks have a say in it, and one of them may run hours behind.
      time < now + 86_400_000 &&
      time > now - rules.days * 86_400_000 &&
      (language === 'de' || language === 'en')
    ) {
      return {
        status,
        version: rules.version,
        id,
        time,
        language,
        told: told === true,
        ...(isId(replaces) ? { replaces } : {}),
      };
    }
  } catch {
    return undefined;
  }
  return undefined;
}

export const decide = (
  status: ConsentChoice,
  { id, time, language, replaces }: Pick<ConsentRecord, 'id' | 'time' | 'language' | 'replaces'>,
): ConsentRecord => ({
  status,
  version: consentRules.version,
  id,
  time,
  language,
  told: false,
  ...(replaces === undefined ? {} : { replaces }),
});

/** As `document.cookie` and `Set-Cookie` take it. */
export const serialiseConsent = (record: ConsentRecord, { secure }: { secure: boolean }) =>
  `${consentCookie}=${encodeURIComponent(JSON.stringify(record))}` +
  `; Path=/; Max-Age=${consentRules.days * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** What the browser tells the Worker of each choice. The time is the Worker's own. */
export interface ConsentReceipt {
  id: string;
  choice: ConsentChoice;
  version: number;
  language: Locale;
  /** The receipt that this one takes the place of. */
  replaces?: string | undefined;
}
