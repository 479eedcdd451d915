import { expect, it } from 'vitest';
import { checkAgreedTexts } from '#site/content-check/check-agreed-texts.ts';
import { locales } from '#domain/text/locales.ts';
import { textsOf } from '#i18n/texts.ts';

it('consent texts: words that differ from the current version’s ask for the next one, with their hash', () => {
  const file = 'src/domain/a-consent.ts';
  const code = 'consent-changed' as const;
  const asked = { code, file, raise: '`aVersion`', languages: locales, shown: () => ['May we?', 'Yes'] };
  const changed = checkAgreedTexts([{ ...asked, hash: () => undefined }]);
  expect(changed).toMatchObject(locales.map(() => ({ code, file })));
  const hash = changed.map(({ en }) => /[0-9a-f]{64}/.exec(en)?.[0])[0];
  expect(checkAgreedTexts([{ ...asked, hash: (locale) => (locale === 'de' ? hash : 'x') }])).toHaveLength(1);
  expect(checkAgreedTexts([{ ...asked, hash: () => hash }])).toEqual([]);
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
