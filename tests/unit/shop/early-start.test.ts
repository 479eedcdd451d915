import { expect, it } from 'vitest';
import { locales } from '#domain/text/locales.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { textsOf } from '#i18n/texts.ts';

it('early start: an order names the newest version of the text', () => {
  const versions = Object.keys(textsOf('de', 'early-start')).map(Number);
  expect(textVersions.earlyStart).toBe(Math.max(...versions));
});

it('early start: the text has no placeholders, so that what is kept is what was shown', () => {
  for (const locale of locales) {
    expect(JSON.stringify(textsOf(locale, 'early-start'))).not.toContain('{{');
  }
});
