import { landingDestinations, landingSections } from '#domain/landing.ts';
import { landings as knownLandings } from '#domain/generated/landings.ts';
import { loginReasons } from '#domain/sign-in.ts';
import type { Report } from '../diagnostic.ts';
import { inBothLanguages, optional, type Field } from '../fields/field.ts';
import { choice, list, picture, words } from '../fields/kinds.ts';
import { collection, type ReadEntry } from './collection.ts';

const named = choice(landingSections);
const some = list(named, { atLeast: 1 });

/** Which parts of the home page, in their order, each once: they have ids that links lead to. */
const sections: Field<readonly (typeof landingSections)[number][]> = {
  ...some,
  example: '[proof, features, price, closing]',
  read(value, key, reading) {
    const items = value.kind === 'list' ? value.items : [];
    const texts = items.map((item) => (item.kind === 'text' ? item.text : ''));
    for (const [index, text] of texts.entries())
      if (text !== '' && texts.indexOf(text) < index)
        reading.report('choice-twice', items[index]?.at ?? value.at, { key, value: text });
    return some.read(value, key, reading);
  },
};

/** The Worker counts visitors by a generated list: whoever adds a landing page makes it anew. */
function isListed({ id, data }: Pick<ReadEntry<{ readonly signIn: string }>, 'id' | 'data'>): boolean {
  const known: Readonly<Record<string, { readonly signIn: string }>> = knownLandings;
  return Object.hasOwn(known, id) && known[id]?.signIn === data.signIn;
}

/** Landing pages for ads, made of the home page's parts. Their pictures may lie beside them. */
export const landings = collection({
  folder: 'landings',
  layout: {
    kind: 'files',
    names: { like: /^[a-z\d]+(?:-[a-z\d]+)*$/, example: 'personal-plan' },
    beside: /^[a-z\d]+(?:-[a-z\d]+)*\.(?:jpe?g|png|webp|avif)$/,
  },
  fields: {
    picture: picture('../../assets/supper.webp', { width: 960, height: 540 }),
    to: choice(landingDestinations),
    signIn: choice(loginReasons),
    sections,
    ...inBothLanguages({
      title: words(60, 'Dein Essensplan in zwei Minuten'),
      description: words(155, 'Neun Fragen, dann siehst du deinen Plan.'),
      eyebrow: words(60, 'Die Valea-App'),
      headline: words(80, 'Ein Plan, der zu deinem Alltag passt'),
      lead: words(300, 'Beantworte ein paar Fragen und sieh dir an, was herauskommt.'),
      button: words(40, 'Meinen Plan ansehen'),
      note: optional(words(200, 'Ohne Konto und ohne Zahlung')),
      picture: words(200, 'Ein gedeckter Tisch mit Suppe und Brot'),
    }),
  },
  pages: ['home'],
  among(entries, reportOf: (file: string) => Report) {
    for (const entry of entries)
      if (!isListed(entry)) reportOf(entry.file)('landing-unlisted', entry.at('signIn'), { name: entry.id });
  },
});
