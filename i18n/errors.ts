import type { CallErrorCode } from '#domain/error-codes.ts';
import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { textsOf } from './texts.ts';

type SpokenCode = CallErrorCode | IdentityCode;

/** The sentences of the codes that an island can meet; it takes no others along. */
export function errorTexts<Code extends SpokenCode>(
  locale: Locale,
  codes: readonly Code[],
): Record<Code, string> {
  // A code without a sentence fails the type check here.
  const texts: Record<SpokenCode, string> = textsOf(locale, 'errors');
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(codes.map((code) => [code, texts[code]])) as Record<Code, string>;
}
