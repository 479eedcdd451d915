import { describe, expect, it } from 'vitest';
import { looksLikeLocale, negotiate, toLocale } from '#domain/text/locales.ts';

describe('the language of a visitor', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9', 'de'],
    ['en-GB', 'en'],
    ['fr-FR, de;q=0.5, en;q=0.4', 'de'],
    ['en;q=0.2, de;q=0.9', 'de'],
    ['de;q=0, en', 'en'],
    ['fr, it', 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de;q=banana', 'de'],
    [`${'x'.repeat(5000)}, de`, 'en'],
    ['<script>', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('Accept-Language "%.40s" reads %s', (header, expected) => {
    expect(negotiate(header)).toBe(expected);
  });

  it.each([
    ['fr', 'en'],
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['pt-BR', 'en'],
    ['zh-Hant-TW', 'en'],
    ['es-419', 'en'],
  ])('the path segment %s reads %s', (segment, expected) => {
    expect(looksLikeLocale(segment)).toBe(true);
    expect(toLocale(segment)).toBe(expected);
  });

  it.each(['favicon.ico', 'recipes', 'faq', 'no-such-page', 'a', '..', '%2e', 'de_DE', ''])(
    '"%s" is not a language',
    (segment) => {
      expect(looksLikeLocale(segment)).toBe(false);
    },
  );
});
