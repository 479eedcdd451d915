import type { Locale } from '../text/locales.ts';

export type ConsentChoice = 'accepted' | 'declined';

/** The cookie's JSON. `pending`, or anything malformed, counts as undecided. */
export interface ConsentRecord {
  status: ConsentChoice;
  /** Of the text that was shown. */
  version: number;
  /** Of the receipt: random, 32 hexadecimal digits. */
  id: string;
  time: number;
  language: Locale;
  isReported?: boolean;
  /** The receipt that this one replaces, until the Worker knows. */
  replaces?: string;
}

interface ConsentRules {
  version: number;
  days: number;
}

export const consentCookie = 'CookieConsent';

/** Raise the version when the text changes its meaning: every visitor is asked again. */
export const consentRules: ConsentRules = { version: 5, days: 365 };

/** Malformed, unknown, outdated and expired records count as none. */
export function readConsent(cookies: string, rules: ConsentRules, now: number): ConsentRecord | undefined {
  try {
    const [, text = ''] = /(?:^|; *)CookieConsent=([^;]*)/.exec(cookies) ?? [];
    const found = JSON.parse(decodeURIComponent(text)) as Record<keyof ConsentRecord, unknown>;
    const { status, version, id, time, language, isReported, replaces } = found;
    const isId = (value: unknown): value is string =>
      typeof value === 'string' && /^[\da-f]{32}$/.test(value);
    if (
      (status === 'accepted' || status === 'declined') &&
      version === rules.version &&
      isId(id) &&
      typeof time === 'number' &&
      // The clocks of device and Worker may differ by hours.
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
        isReported: isReported === true,
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
  isReported: false,
  ...(replaces === undefined ? {} : { replaces }),
});

/** Valid for `document.cookie` and `Set-Cookie`. */
export const serialiseConsent = (record: ConsentRecord, { secure }: { secure: boolean }) =>
  `${consentCookie}=${encodeURIComponent(JSON.stringify(record))}` +
  `; Path=/; Max-Age=${consentRules.days * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** What the browser reports about each choice. The Worker adds the time. */
export interface ConsentReceipt {
  id: string;
  choice: ConsentChoice;
  version: number;
  language: Locale;
  replaces?: string | undefined;
}
