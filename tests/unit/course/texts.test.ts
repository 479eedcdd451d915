import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { locales } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { productWords } from '#domain/course/product-words.ts';
import { textsOf } from '#i18n/texts.ts';

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
