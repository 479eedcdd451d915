/** The parts of the home page and of landing pages. */
import { z } from 'zod';
import { landingDestinations, landingSections } from '#domain/funnel/landing.ts';
import { loginReasons } from '#domain/identity/sign-in.ts';
import {
  alternative,
  choice,
  choices,
  inBothLanguages,
  list,
  picture,
  portrait,
  shaped,
  truth,
  whole,
  words,
} from '../describe/kinds.ts';
import { checkUnique, collection } from './collection.ts';

export const features = collection({
  folder: 'features',
  layout: {
    file: '{name}.yaml',
    names: { like: /^\d\d-[a-z\d]+(?:-[a-z\d]+)*$/, example: '01-daily-plan' },
  },
  schema: z.strictObject({
    picture: picture('../../assets/feature-plate.webp', { width: 640, height: 360 }),
    /** A scene with the app's phone instead of the picture, in the page's language and theme. */
    app: choice(['plan']).optional(),
    ...inBothLanguages({
      title: words(60, 'Ein Plan für heute'),
      /** For narrow places. */
      short: words(80, 'Du weißt, was es heute gibt.'),
      text: words(300, 'Du weißt, was es gibt.'),
    }),
  }),
  pages: ['home', 'plans'],
});

export const stories = collection({
  folder: 'testimonials',
  layout: { file: '{name}.yaml', names: { like: /^[a-z\d]+(?:-[a-z\d]+)*$/, example: 'katrin' } },
  schema: z.strictObject({
    person: words(40, 'Katrin'),
    age: whole({ least: 18, most: 120 }, 46),
    /** Written by ourselves, which the page says. */
    sample: truth(),
    source: choice(['app', 'course']),
    portrait: portrait('Katrin in ihrer Küche'),
    ...inBothLanguages({ quote: words(400, 'Sonntags plane ich.'), context: words(80, 'zwei Kinder') }),
  }),
  pages: ['home'],
});

const cell = (example: string) => words(100, example);

export const comparison = collection({
  folder: 'comparison',
  layout: { file: '{name}.yaml', names: { are: ['comparison'] } },
  schema: z.strictObject({
    rows: list(
      z.strictObject({
        id: shaped(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'day'),
        ...inBothLanguages({
          label: cell('Was du am Tag tust'),
          valea: cell('Kochen'),
          crash: cell('Einem Plan folgen'),
          counting: cell('Alles wiegen'),
          points: cell('Punkte addieren'),
        }),
      }),
    ),
  }),
  pages: ['home'],
  among(entries, reportOf) {
    for (const { file, data, at } of entries)
      checkUnique(
        (data.rows ?? []).map(({ id }) => ({ id, file, at: at('rows') })),
        reportOf,
      );
  },
});

/** Landing pages for ads, composed of parts of the home page. */
export const landings = collection({
  folder: 'landings',
  layout: {
    file: '{name}.yaml',
    names: { like: /^[a-z\d]+(?:-[a-z\d]+)*$/, example: 'personal-plan' },
    beside: /^[a-z\d]+(?:-[a-z\d]+)*\.(?:jpe?g|png|webp|avif)$/,
  },
  schema: z.strictObject({
    picture: picture('../../assets/supper.webp', { width: 960, height: 540 }),
    to: choice(landingDestinations),
    signIn: choice(loginReasons),
    /** Each only once: parts of the home page have ids. */
    sections: choices(landingSections, 1, '[proof, features, price, closing]'),
    ...inBothLanguages({
      title: words(60, 'Dein Essensplan in zwei Minuten'),
      description: words(155, 'Neun Fragen, dann siehst du deinen Plan.'),
      eyebrow: words(60, 'Die Valea-App'),
      headline: words(80, 'Ein Plan, der zu deinem Alltag passt'),
      lead: words(300, 'Beantworte ein paar Fragen und sieh dir an, was herauskommt.'),
      button: words(40, 'Meinen Plan ansehen'),
      note: words(200, 'Ohne Konto und ohne Zahlung').optional(),
      picture: alternative(200, 'Ein gedeckter Tisch mit Suppe und Brot'),
    }),
  }),
  pages: ['home'],
});
