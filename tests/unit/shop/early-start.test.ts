import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { locales } from '#domain/locales.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { textsOf } from '#i18n/texts.ts';

/** The SHA-256 of all words of a version in both languages. Orders rest on them: a new wording is a new entry. */
const agreedTo = {
  1: '408bac144c8064c3680e7c146f04a700b4883d501065ac12b808667b2efe0b41',
  2: '72a859aa8d1ad5c5ab4cad97b80d58b2f9137945c60dbaaaa497cc1691c6ba50',
  3: '00989c4e362fbbeb8c1057ce92b672da4b385427e4364fcb4a44985c18ef5811',
};

const hashOf = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex');

it('texts on the early start that somebody may have ticked never change', () => {
  const [de, en] = locales.map((locale) => Object.entries<unknown>(textsOf(locale, 'early-start')));
  const hashes = (de ?? []).map(([version, words], index) => [version, hashOf([words, en?.[index]?.[1]])]);
  expect(Object.fromEntries(hashes)).toEqual(agreedTo);
});

it('the newest words are the ones that an order names', () => {
  const versions = Object.keys(textsOf('de', 'early-start')).map(Number);
  expect(textVersions.earlyStart).toBe(Math.max(...versions));
});

it('the words hold no gaps: what is kept is what stood on the page', () => {
  for (const locale of locales) {
    expect(JSON.stringify(textsOf(locale, 'early-start'))).not.toContain('{{');
  }
});
