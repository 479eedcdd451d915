/** An order names the version of a course's conditions that was confirmed: changed words, or another age, need a new one. */
import { createHash } from 'node:crypto';
import { bodyMassRanges } from '#domain/course/eligibility.ts';
import { requirementsTexts } from '#domain/shop/requirements-texts.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { textsOf } from '#i18n/texts.ts';
import { reportInto, start, type Diagnostic } from './diagnostic.ts';

const file = 'src/domain/shop/requirements-texts.ts';

export function checkRequirements(texts = requirementsTexts): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const current = texts.find(({ version }) => version === textVersions.requirements);
  for (const locale of locales) {
    const hash = hashOf(locale);
    if (current?.hashes[locale] !== hash)
      reportInto(diagnostics, file)('requirements-changed', start, { key: locale, hash });
  }
  return diagnostics;
}

/** Of all sentences that the page shows when they are confirmed. */
function hashOf(locale: Locale): string {
  const { conditions, form, ways } = textsOf(locale, 'requirements');
  const { title, adult, without, secondary, psychiatric, metabolic, bodyMass, doctor } = conditions;
  const ranges = bodyMassRanges.map((range) => form[range]);
  const shown = [
    ...[title, adult, without, secondary, psychiatric, metabolic, bodyMass, doctor],
    ...[form.birthday, form.conditions, form.range, ...ranges, form.doctor, form.stored],
    ways.join,
  ];
  return createHash('sha256').update(shown.join('\n')).digest('hex');
}
