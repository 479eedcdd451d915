import { expect, it } from 'vitest';
import { fill, plural, type Text } from '#domain/text/fill.ts';
import { locales } from '#domain/text/locales.ts';
import { placeholders } from '#i18n/placeholders.ts';
import { createTexts } from '#i18n/engine.ts';
import * as english from '#i18n/en.ts';
import { textsOf, type Screens } from '#i18n/texts.ts';
import type { Translation } from '#i18n/translation.ts';

it('texts: show markup and direction marks as plain text', () => {
  expect(fill(textsOf('en', 'shell').footer.copyright, { year: '<b>\u202e2026' })).toContain('<b>\u202e2026');
});

it('texts: all facts are filled in', () => {
  const screens = Object.keys(english) as (keyof Screens)[];
  const texts = JSON.stringify(locales.map((locale) => screens.map((screen) => textsOf(locale, screen))));
  const open = [...texts.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  expect(open.filter((name) => name in placeholders('en'))).toEqual([]);
});

it('texts: a missing one shows nothing or a fallback, never a key or the other language', () => {
  const en = { home: { title: 'Hello', hero: { text: 'Welcome' } } };
  const de = { home: { hero: {} } } as unknown as typeof en;
  const t = createTexts({ en, de })('de', 'home');
  expect(t).toEqual({ title: '', hero: { text: '' } });
  expect(t.title || 'Ersatz').toBe('Ersatz');
});

it('texts: a key, a language or a value that is missing does not compile', () => {
  const en = { home: { title: 'Hello {{name}}', hero: { text: 'Welcome to {{product}}' } } } as const;
  const createsTexts = () => {
    const t = createTexts({ en, de: en })('en', 'home');
    fill(t.title, { name: 'Ada' });
    const noGapOrFactsAlone: string = t.hero.text;
    // @ts-expect-error: a text with a gap is no string.
    const withGap: string = t.title;
    // @ts-expect-error: a gap without its value.
    fill(t.title, {});
    // @ts-expect-error: a value without a gap.
    fill(t.title, { name: 'Ada', age: 36 });
    // @ts-expect-error: a screen that the other language lacks.
    createTexts({ en, de: {} });
    // @ts-expect-error: a screen that is in German only.
    textsOf('en', 'module');
    // @ts-expect-error: a wrong key.
    const wrong: unknown = t.hero.titel;
    return [noGapOrFactsAlone, withGap, wrong];
  };
  const translations = [
    { title: '{{name}}, hallo', hero: { text: 'Willkommen bei {{product}}' } },
    // @ts-expect-error: a missing text.
    { title: '{{name}}, hallo', hero: {} },
    // @ts-expect-error: a key that English lacks.
    { title: '{{name}}, hallo', hero: { text: 'Willkommen bei {{product}}', note: '' } },
    // @ts-expect-error: a missing placeholder.
    { title: 'Hallo', hero: { text: 'Willkommen bei {{product}}' } },
  ] as const satisfies Translation<(typeof en)['home']>[];
  expect([createsTexts, translations]).toBeDefined();
});

it('texts: fills gaps, but not within values, and chooses plural forms', () => {
  const text = '{{who}} and {{other}}, {{who}}' as never as Text<'who' | 'other'>;
  expect(fill(text, { who: '{{other}} $&', other: 0 })).toBe('{{other}} $& and 0, {{other}} $&');
  expect(fill('No gap {at} all, {{constructor}}', {})).toBe('No gap {at} all, {{constructor}}');
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2].map((count) => plural(forms, count))).toEqual(['other', 'one', 'other']);
});
