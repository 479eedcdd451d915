import type { CallErrorCode } from '#domain/errors/error-codes.ts';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import type { Locale } from '#domain/text/locales.ts';
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
