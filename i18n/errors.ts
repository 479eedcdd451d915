import type { CallErrorCode } from '#domain/error-codes.ts';
import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { catalogues } from './catalogues.ts';
import { messages } from './index.ts';

export type SpokenCode = CallErrorCode | IdentityCode;

/** A code without a sentence fails the type check here, in either language. */
catalogues satisfies Record<Locale, { errors: Record<SpokenCode, string> }>;

/** The sentences of the codes that an island can meet; it takes no others along. */
export function errorTexts<Code extends SpokenCode>(locale: Locale, codes: readonly Code[]) {
  const t = messages(locale, 'errors');
  const sentences = codes.map((code) => [code, t(`${code}`)] as const);
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(sentences) as Record<Code, string>;
}
