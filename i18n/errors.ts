import type { CallErrorCode } from '#domain/error-codes.ts';
import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { catalogues } from './catalogues.ts';
import { messages } from './index.ts';

export type SpokenCode = CallErrorCode | IdentityCode;

/** A code without a sentence fails the type check here, in either language. */
catalogues satisfies Record<Locale, { errors: Record<SpokenCode, string> }>;

/** The sentences of the codes that an island can meet; it takes no others along. */
export function errorTexts<Code extends SpokenCode>(
  locale: Locale,
  codes: readonly Code[],
): Record<Code, string> {
  const t = messages(locale, 'errors');
  const sentenceOf = (code: SpokenCode): string => t(code);
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(codes.map((code) => [code, sentenceOf(code)])) as Record<Code, string>;
}
