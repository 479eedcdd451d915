import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { bodyMassRanges } from '#domain/course/eligibility.ts';
import { requirementsTexts } from '#domain/course/requirements-texts.ts';
import { locales } from '#domain/locales.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { textsOf } from '#i18n/texts.ts';

it.each(locales)('conditions: in %s they are those whose version an order names', (locale) => {
  const { conditions, form, ways } = textsOf(locale, 'requirements');
  const { title, adult, without, secondary, psychiatric, metabolic, bodyMass, doctor } = conditions;
  const ranges = bodyMassRanges.map((range) => form[range]);
  // As shown when confirming.
  const shown = [
    ...[title, adult, without, secondary, psychiatric, metabolic, bodyMass, doctor],
    ...[form.birthday, form.conditions, form.range, ...ranges, form.doctor, form.stored],
    ways.join,
  ];
  const hash = createHash('sha256').update(shown.join('\n')).digest('hex');
  const known = requirementsTexts.find(({ version }) => version === textVersions.requirements);
  expect(known?.hashes[locale]).toBe(hash);
});

it('products: account, orders and mails use the courses’ names from their pages', () => {
  for (const key of courseKeys) {
    const course = parse(readFileSync(`src/content/courses/${key}.yaml`, 'utf8')) as Record<
      string,
      { title: string }
    >;
    for (const locale of locales) {
      const title = course[locale]?.title;
      expect(textsOf(locale, 'product').course[key]).toContain(title);
    }
  }
});
