import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentTextHash } from '#domain/consent/consent-texts.ts';
import { consentRules } from '#domain/consent/consent.ts';
import { healthConsentText, healthConsentVersion } from '#domain/consent/health-consent.ts';
import { locales } from '#domain/text/locales.ts';
import { textsOf } from '#i18n/texts.ts';

const hash = (...shown: string[]) => createHash('sha256').update(shown.join('\n')).digest('hex');

// Change text and version together.
describe.each(locales)('consent texts: in %s, receipts name the text that is shown', (locale) => {
  it('of the consent to cookies', () => {
    const { title, text, yes, decline, accept } = textsOf(locale, 'consent').ask;
    expect(consentTextHash(consentRules.version, locale)).toBe(hash(title, text, yes, decline, accept));
    expect(consentTextHash(0, locale)).toBeUndefined();
  });

  it('of the consent to health data', () => {
    const { title, what, why, where, free, agree, decline } = textsOf(locale, 'onboarding').island.consent;
    const shown = hash(title, what, why, where, free, agree, decline);
    expect(healthConsentText(healthConsentVersion)?.hashes[locale]).toBe(shown);
  });
});

it('consent texts: the choices and the link to the settings have their exact words', () => {
  const answers = locales.map((locale) => {
    const t = textsOf(locale, 'consent');
    return [t.ask.decline, t.ask.accept, t.settings.open];
  });
  expect(answers).toEqual([
    ['Nur notwendige', 'Ja', 'Cookie-Einstellungen'],
    ['Only required', 'Yes', 'Cookie settings'],
  ]);
});
