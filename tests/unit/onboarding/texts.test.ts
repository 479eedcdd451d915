import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { healthConsentTextHash, healthConsentVersion } from '#domain/health-consent.ts';
import { locales } from '#domain/locales.ts';
import { onboardingTexts } from '#i18n/onboarding.ts';

describe.each(locales)('the consent to health data in %s', (locale) => {
  it('is the text that the receipts of this version name: change both together, and raise the version', () => {
    const { title, what, why, where, free, agree, decline } = onboardingTexts(locale).consent;
    const shown = [title, what, why, where, free, agree, decline].join('\n');
    const hash = createHash('sha256').update(shown).digest('hex');
    expect(healthConsentTextHash(healthConsentVersion, locale)).toBe(hash);
  });
});

it('leaves the same gaps for the island in both languages, and none of the build’s', () => {
  const gapsOf = (locale: (typeof locales)[number]) =>
    Object.entries(onboardingTexts(locale)).map(([section, texts]) => [
      section,
      Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()]),
    ]);
  expect(gapsOf('de')).toEqual(gapsOf('en'));
  expect(JSON.stringify(locales.map(onboardingTexts))).not.toContain('{{');
});
