import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { healthConsentText, healthConsentVersion } from '#domain/health-consent.ts';
import { locales } from '#domain/locales.ts';
import { textsOf } from '#i18n/texts.ts';

describe.each(locales)('the consent to health data in %s', (locale) => {
  it('is the text that the receipts of this version name: change both together, and raise the version', () => {
    const { title, what, why, where, free, agree, decline } = textsOf(locale, 'onboarding').island.consent;
    const shown = [title, what, why, where, free, agree, decline].join('\n');
    const hash = createHash('sha256').update(shown).digest('hex');
    expect(healthConsentText(healthConsentVersion)?.hashes[locale]).toBe(hash);
  });
});
