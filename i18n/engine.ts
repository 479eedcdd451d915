import { createInstance } from 'i18next';
import type { Text } from '#domain/fill.ts';
import type { Locale } from '#domain/locales.ts';
import { placeholders } from '#domain/placeholders.ts';

/** Texts as the JSON files have them, where nothing is known of gaps. */
type Raw<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string | Text<string> ? string : Raw<Texts[Key]>;
};

type Say = (key: string) => string;

/** An instance a language: a global current language would mix pages up that are built side by side. */
function sayIn(locale: Locale, screen: string, catalogue: object): Say {
  const engine = createInstance();
  void engine.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    ns: screen,
    resources: { [locale]: { [screen]: catalogue } },
    interpolation: { escapeValue: false, defaultVariables: placeholders(locale) },
    // A name that is no fact's is a gap, and stays open until `fill` closes it.
    missingInterpolationHandler: (_text, [gap]: RegExpExecArray) => gap,
    // What is missing shows nothing; `npm run check` is where it is reported.
    parseMissingKeyHandler: () => '',
  });
  return engine.getFixedT(locale, screen);
}

const read = (shape: object, say: Say, path: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(shape).map(([key, below]: [string, unknown]) => {
      const here = [...path, key];
      return [key, typeof below === 'object' && below ? read(below, say, here) : say(here.join('.'))];
    }),
  );

/**
 * Reads catalogues with i18next into plain data, the product's facts filled in: `textsOf('de', 'home').hero.title`.
 * English says which texts there are.
 */
export function createTexts<Screens extends object>(
  catalogues: Record<Locale, Raw<Screens> & Record<keyof Screens, object>>,
) {
  const memory = new Map<string, unknown>();
  return function textsOf<Screen extends keyof Screens & string>(
    locale: Locale,
    screen: Screen,
  ): Screens[Screen] {
    const name = `${locale} ${screen}`;
    if (!memory.has(name)) {
      const say = sayIn(locale, screen, catalogues[locale][screen]);
      memory.set(name, read(catalogues.en[screen], say, []));
    }
    // The generated types say what the English file holds.
    return memory.get(name) as Screens[Screen];
  };
}
