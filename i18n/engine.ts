import { createInstance } from 'i18next';
import { fill, type Text } from '#domain/text/fill.ts';
import type { Locale } from '#domain/text/locales.ts';
import { placeholders } from '#i18n/placeholders.ts';

type Raw<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string | Text<string> ? string : Raw<Texts[Key]>;
};

/**
 * Resolves catalogues with i18next into plain data, with the product's facts filled in: `textsOf('de',
 * 'home').hero.title`. English defines which texts there are, and German for screens in German only; other gaps stay
 * open until `fill`.
 */
export function createTexts<Screens extends object, GermanScreens extends object = object>(catalogues: {
  en: Raw<Screens>;
  de: Raw<Screens> & Raw<GermanScreens>;
}) {
  const engine = createInstance();
  void engine.init({
    fallbackLng: false,
    initAsync: false,
    resources: catalogues,
    // Missing texts are empty here, and reported by `npm run check`.
    parseMissingKeyHandler: () => '',
  });
  const memory = new Map<string, object>();

  function read(locale: Locale, screen: string, shape: object): object {
    const say = engine.getFixedT(locale, screen);
    const facts = placeholders(locale);
    const branch = (tree: object, path: string): object =>
      Object.fromEntries(
        Object.entries(tree).map(([key, below]: [string, unknown]) => [
          key,
          typeof below === 'object' && below
            ? branch(below, `${path}${key}.`)
            : fill<keyof typeof facts>(say(path + key, { skipInterpolation: true }), facts),
        ]),
      );
    return branch(shape, '');
  }

  const shapes: Readonly<Record<string, object>> = { ...catalogues.de, ...catalogues.en };

  function textsOf<Screen extends keyof Screens & string>(locale: Locale, screen: Screen): Screens[Screen];
  function textsOf<Screen extends keyof GermanScreens & string>(
    locale: 'de',
    screen: Screen,
  ): GermanScreens[Screen];
  function textsOf(locale: Locale, screen: string): object {
    const name = `${locale} ${screen}`;
    const texts = memory.get(name) ?? read(locale, screen, shapes[screen] ?? {});
    memory.set(name, texts);
    return texts;
  }
  return textsOf;
}
