import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentTextHash } from '#domain/consent-texts.ts';
import { consentRules } from '#domain/consent.ts';
import { locales } from '#domain/locales.ts';
import { textsOf } from '#i18n/texts.ts';

describe.each(locales)('the text in %s', (locale) => {
  const t = textsOf(locale, 'consent');

  it('is the one that the receipts of this version name: change both together, and raise the version', () => {
    const shown = [t.ask.title, t.ask.text, t.ask.yes, t.ask.decline, t.ask.accept].join('\n');
    const hash = createHash('sha256').update(shown).digest('hex');
    expect(consentTextHash(consentRules.version, locale)).toBe(hash);
  });
});

it('asks with the given words', () => {
  const answers = locales.map((locale) => {
    const t = textsOf(locale, 'consent');
    return [t.ask.decline, t.ask.accept, t.settings.open];
  });
  expect(answers).toEqual([
    ['Nur notwendige', 'Ja', 'Cookie-Einstellungen'],
    ['Only required', 'Yes', 'Cookie settings'],
  ]);
});

it('knows no text that there never was', () => {
  expect(consentTextHash(0, 'de')).toBeUndefined();
});
