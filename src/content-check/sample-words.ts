import type { Locale } from '#domain/locales.ts';

/** What `recipe:new` writes where an editor's own words belong. A recipe that is no draft any more may not say it. */
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
