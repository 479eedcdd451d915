import type { Locale } from '#domain/text/locales.ts';
import type { Nutrition } from '#domain/recipes/nutrition.ts';
import type { Report } from '../diagnostic.ts';
import type { Text } from './read-text.ts';

/** Sample texts that `npm run recipe -- new` writes. A published recipe must not contain them. */
export const sampleWords = {
  de: {
    description: 'Ein Satz über das Gericht, der Appetit macht.',
    picture: 'Was auf dem Bild zu sehen ist',
    story: 'Woher das Rezept kommt und wann es am besten schmeckt.',
    tip: 'Was sich ändern, vorbereiten oder aufheben lässt.',
  },
  en: {
    description: 'One sentence about the dish that whets the appetite.',
    picture: 'What the picture shows',
    story: 'Where the recipe comes from and when it tastes best.',
    tip: 'What can be changed, prepared or kept.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Nutrition of the three ingredients that `npm run recipe -- new` writes. */
export const sampleNutrition: Nutrition = {
  kj: 161,
  kcal: 39,
  fat: 3.5,
  saturated: 0.5,
  carbs: 1.5,
  sugar: 0.8,
  protein: 0.2,
  salt: 0.49,
  fibre: 0.3,
};

/** Reports sample texts that were not replaced. */
export function checkSamples(locale: Locale, { matter, body }: Text, report: Report) {
  const sample = sampleWords[locale];
  for (const name of ['description', 'picture'] as const)
    if (matter?.words(name)?.includes(sample[name]))
      report('sample-left', matter.at(name), { text: sample[name] });
  for (const name of ['story', 'tip'] as const)
    if (body[name]?.includes(sample[name])) report('sample-left', body.methodAt, { text: sample[name] });
}
