import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { requirementsTexts } from '#domain/course/requirements-texts.ts';
import { locales } from '#domain/locales.ts';
import { textVersions } from '#domain/shop/agreed.ts';
import { messages } from '#i18n/index.ts';

/** What somebody has before her when she confirms. */
const sentences = [
  ...['conditions.title', 'conditions.adult', 'conditions.without', 'conditions.secondary'],
  ...['conditions.psychiatric', 'conditions.metabolic', 'conditions.bodyMass', 'conditions.doctor'],
  ...['form.conditions', 'form.range', 'form.below-30', 'form.from-30', 'form.from-35', 'form.doctor'],
  ...['form.stored', 'ways.join'],
] as const;

it.each(locales)('the conditions in %s are those whose version an order names', (locale) => {
  const t = messages(locale, 'requirements');
  const shown = sentences.map((key) => t(key)).join('\n');
  const hash = createHash('sha256').update(shown).digest('hex');
  const known = requirementsTexts.find(({ version }) => version === textVersions.requirements);
  expect(known?.hashes[locale]).toBe(hash);
});
