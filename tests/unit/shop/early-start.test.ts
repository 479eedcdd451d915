import { expect, it } from 'vitest';
import { locales } from '#domain/locales.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { textsOf } from '#i18n/texts.ts';

it('the newest words are the ones that an order names', () => {
  const versions = Object.keys(textsOf('de', 'early-start')).map(Number);
  expect(textVersions.earlyStart).toBe(Math.max(...versions));
});

it('the words hold no gaps: what is kept is what stood on the page', () => {
  for (const locale of locales) {
    expect(JSON.stringify(textsOf(locale, 'early-start'))).not.toContain('{{');
  }
});
