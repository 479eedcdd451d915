import { createInstance, type TFunction } from 'i18next';
import { placeholders } from '#domain/placeholders.ts';
import { locales, type Locale } from '#domain/locales.ts';
import { catalogues, type Catalogue, type Screen } from './catalogues.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Catalogue;
    defaultNS: never;
    returnNull: false;
  }
}

/** An instance a language: a global current language would mix pages up that are built side by side. */
const engines = Object.fromEntries(
  locales.map((locale) => {
    const engine = createInstance();
    void engine.init({
      lng: locale,
      fallbackLng: false,
      initAsync: false,
      ns: Object.keys(catalogues.en),
      resources: { [locale]: catalogues[locale] },
      interpolation: { escapeValue: false, defaultVariables: placeholders(locale) },
      // What is missing shows its default text or nothing; `npm run check` is where it is reported.
      parseMissingKeyHandler: (_key, defaultText) => defaultText ?? '',
    });
    return [locale, engine];
  }),
);

const memory = new Map<string, Map<unknown, unknown>>();

/** A text without gaps is the same every time, and ten thousand pages ask for it: it is looked up once. */
function remembering<Translate extends TFunction<Screen>>(translate: Translate, place: string): Translate {
  const known = memory.get(place) ?? new Map<unknown, unknown>();
  memory.set(place, known);
  return new Proxy(translate, {
    apply(target, self, args: unknown[]): unknown {
      const [key] = args;
      if (args.length > 1) return Reflect.apply(target, self, args);
      if (!known.has(key)) known.set(key, Reflect.apply(target, self, args));
      return known.get(key);
    },
  });
}

/** The texts of one screen in one language: `messages('de', 'home')('hero.title')`. */
export function messages<S extends Screen>(locale: Locale, screen: S): TFunction<S> {
  const engine = engines[locale];
  if (!engine) throw new Error(`No texts for ${locale}`);
  return remembering(engine.getFixedT(locale, screen), `${locale} ${screen}`);
}
