import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentRules } from '#domain/consent/consent.ts';
import { consentTextHash } from '#domain/consent/consent-texts.ts';
import { locales } from '#domain/text/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { all, one, pageAt, text } from './pages.ts';

it.each(locales)('consent: a receipt has the hash of exactly what the banner shows (%s)', (locale) => {
  const card = one(pageAt(pathOf('home', locale)), '#consent .consent-card');
  const link = text(one(card, 'a'));
  const paragraph = text(one(card, 'p'));
  const shown = [
    text(one(card, 'h2')),
    paragraph.slice(0, -link.length).trim(),
    link,
    ...all(card, 'button').map(text),
  ];
  // Nothing else is on it.
  expect(text(card).replaceAll(' ', '')).toBe(shown.join('').replaceAll(' ', ''));
  const hash = createHash('sha256').update(shown.join('\n')).digest('hex');
  expect(hash).toBe(consentTextHash(consentRules.version, locale));
});

it.each(locales)(
  'consent: banner and settings name who measures, what for and where, in the same words (%s)',
  (locale) => {
    const page = pageAt(pathOf('privacy', locale));
    const asked = text(one(page, '#consent .consent-card p'));
    const settings = all(page, '#cookie-settings p').map(text);
    expect(settings.some((paragraph) => asked.startsWith(paragraph))).toBe(true);
    for (const said of [/Google/, /Meta/, /Statisti[ck]/i, /USA/, /Werbung|ads/]) expect(asked).toMatch(said);
  },
);
