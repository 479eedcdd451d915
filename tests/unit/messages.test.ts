import { expect, it } from 'vitest';
import { messages } from '#i18n/index.ts';

it('speaks both languages side by side', () => {
  const german = messages('de', 'shell');
  const english = messages('en', 'shell');
  expect([german('skip'), english('skip'), german('skip')]).toEqual([
    'Zum Inhalt springen',
    'Skip to content',
    'Zum Inhalt springen',
  ]);
});

it('knows the facts and shows markup and direction marks as plain text', () => {
  const t = messages('en', 'shell');
  expect(t('brand.home')).toBe('Valea, to the home page');
  expect(t('footer.copyright', { year: '<b>\u202e2026' })).toContain('<b>\u202e2026');
});

it('shows the default text or nothing for what is missing, never a key and never the other language', () => {
  const missing: (key: string, fallback?: string) => string = messages('de', 'shell') as never;
  expect(missing('no.such.key')).toBe('');
  expect(missing('no.such.key', 'Ersatz')).toBe('Ersatz');
});
