import type { CallErrorCode } from '#domain/error-codes.ts';
import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { textsOf } from './texts.ts';

type SpokenCode = CallErrorCode | IdentityCode;

/** The sentences for these codes. An island that can show any code costs its page 3 kB, compressed. */
export function errorTexts<Code extends SpokenCode>(
  locale: Locale,
  codes: readonly Code[],
): Record<Code, string> {
  // A code without a sentence is a type error here.
  const texts: Record<SpokenCode, string> = textsOf(locale, 'errors');
  // `fromEntries` loses the type of the keys.
  return Object.fromEntries(codes.map((code) => [code, texts[code]])) as Record<Code, string>;
}
