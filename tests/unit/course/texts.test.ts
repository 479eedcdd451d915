import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkRequirements } from '#site/content-check/check-requirements.ts';
import { locales } from '#domain/text/locales.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { productWords } from '#domain/shop/product-words.ts';
import { textsOf } from '#i18n/texts.ts';

it('conditions: words that differ from the version which an order names ask for a new one, with its hash', () => {
  const shown = checkRequirements([]);
  expect(shown.map(({ code }) => code)).toEqual(locales.map(() => 'requirements-changed'));
  const hashes = shown.map(({ en }) => /[0-9a-f]{64}/.exec(en)?.[0] ?? '');
  const [german = '', english = ''] = hashes;
  const entered = { version: textVersions.requirements, since: '2026-11-25' } as const;
  expect(checkRequirements([{ ...entered, hashes: { de: german, en: english } }])).toEqual([]);
  expect(checkRequirements([{ ...entered, hashes: { de: german, en: german } }])).toMatchObject([
    { code: 'requirements-changed' },
  ]);
});

it('products: account, orders and mails use the courses’ names from their pages', () => {
  for (const key of courseKeys) {
    const course = parse(readFileSync(`src/content/courses/${key}.yaml`, 'utf8')) as Record<
      string,
      { title: string }
    >;
    for (const locale of locales) {
      const title = course[locale]?.title;
      expect(productWords(textsOf(locale, 'product'), locale).course[key]).toContain(title);
    }
  }
});
