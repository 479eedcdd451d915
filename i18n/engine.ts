import { createInstance } from 'i18next';
import type { Locale } from '#domain/text/locales.ts';
import { placeholders } from './placeholders.ts';
import type { Catalogue, Texts, Translation } from './translation.ts';

type Catalogues = Readonly<Record<string, Catalogue>>;

/**
 * Resolves catalogues with i18next into plain data, with the product's facts filled in: `textsOf('de',
 * 'home').hero.title`. English defines which texts there are, and German for screens in German only; other gaps stay
 * open until `fill`.
 */
export function createTexts<English extends Catalogues, German extends Catalogues & Translation<English>>({
  en,
  de,
}: {
  en: English;
  de: German;
}) {
  type Screens = Texts<English>;
  type GermanScreens = Texts<German>;
  const engine = createInstance();
  void engine.init({
    fallbackLng: false,
    initAsync: false,
    resources: { en, de },
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_, [gap]: RegExpExecArray) => gap,
    // Missing texts are empty here, and reported by `npm run check`.
    parseMissingKeyHandler: () => '',
  });
  const memory = new Map<string, object>();

  function read(locale: Locale, screen: string, shape: Catalogue): object {
    const say = engine.getFixedT(locale, screen);
    const facts = placeholders(locale);
    const branch = (tree: Catalogue, path: string): object =>
      Object.fromEntries(
        Object.entries(tree).map(([key, below]) => [
          key,
          typeof below === 'string' ? say(path + key, facts) : branch(below, `${path}${key}.`),
        ]),
      );
    return branch(shape, '');
  }

  const shapes: Catalogues = { ...de, ...en };

  function textsOf<Screen extends keyof Screens & string>(locale: Locale, screen: Screen): Screens[Screen];
  function textsOf<Screen extends keyof GermanScreens & string>(
    locale: 'de',
    screen: Screen,
  ): GermanScreens[Screen];
  function textsOf(locale: Locale, screen: string): unknown {
    const name = `${locale} ${screen}`;
    const texts = memory.get(name) ?? read(locale, screen, shapes[screen] ?? {});
    memory.set(name, texts);
    return texts;
  }
  return textsOf;
}
