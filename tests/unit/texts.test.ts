import { expect, it } from 'vitest';
import { fill, plural, type Text } from '#domain/text/fill.ts';
import { locales } from '#domain/text/locales.ts';
import { placeholders } from '#i18n/placeholders.ts';
import { createTexts } from '#i18n/engine.ts';
import { catalogues } from '#i18n/generated/catalogues.ts';
import { textsOf } from '#i18n/texts.ts';

it('texts: contain facts, and show markup and direction marks as plain text', () => {
  const t = textsOf('en', 'shell');
  expect([t.brand.home, textsOf('de', 'shell').skip]).toEqual([
    'Valea, to the home page',
    'Zum Inhalt springen',
  ]);
  expect(fill(t.footer.copyright, { year: '<b>\u202e2026' })).toContain('<b>\u202e2026');
});

it('texts: all facts are filled in', () => {
  const screens = Object.keys(catalogues.en) as (keyof typeof catalogues.en)[];
  const texts = JSON.stringify(locales.map((locale) => screens.map((screen) => textsOf(locale, screen))));
  const open = [...texts.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  expect(open.filter((name) => name in placeholders('en'))).toEqual([]);
});

it('texts: a missing one shows nothing or a fallback, never a key or the other language', () => {
  const catalogues = {
    en: { home: { title: 'Hello', hero: { text: 'Welcome' } } },
    de: { home: { hero: {} } } as never,
  };
  const t = createTexts<(typeof catalogues)['en']>(catalogues)('de', 'home');
  expect(t).toEqual({ title: '', hero: { text: '' } });
  expect(t.title || 'Ersatz').toBe('Ersatz');
});

it('texts: fills gaps, but not within values, and chooses plural forms', () => {
  const text = '{{who}} and {{other}}, {{who}}' as never as Text<'who' | 'other'>;
  expect(fill(text, { who: '{{other}} $&', other: 0 })).toBe('{{other}} $& and 0, {{other}} $&');
  expect(fill('No gap {at} all, {{constructor}}', {})).toBe('No gap {at} all, {{constructor}}');
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2].map((count) => plural(forms, count))).toEqual(['other', 'one', 'other']);
});
