import { expect, it } from 'vitest';
import { errorCodes } from '#domain/error-codes.ts';
import { identityCodes } from '#domain/identity-codes.ts';
import { errorTexts } from '#i18n/errors.ts';

const codes = [...new Set([...errorCodes, ...identityCodes, 'unreachable' as const])];

it.each(['de', 'en'] as const)('every code has a sentence of its own language (%s)', (locale) => {
  const sentences = Object.entries<string>(errorTexts(locale, codes));
  expect(sentences).toHaveLength(codes.length);
  for (const [code, sentence] of sentences) {
    expect(sentence, code).toMatch(/^[A-ZÄÖÜ][^{}<>]{15,}$/);
  }
  const other: Record<string, string> = errorTexts(locale === 'de' ? 'en' : 'de', codes);
  for (const [code, sentence] of sentences) expect(sentence, code).not.toBe(other[code]);
});
