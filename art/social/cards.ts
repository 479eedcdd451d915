import { brand } from '../palette.ts';

export interface Card {
  /** The file's name, and with it the page. */
  page: string;
  /** Which picture of src/assets it shows. */
  picture: string;
  ground: string;
  hill: string;
  words: Readonly<Record<'de' | 'en', string>>;
}

export const cards: readonly Card[] = [
  {
    page: 'valea',
    picture: 'feature-plan',
    ground: brand.paper,
    hill: brand.blush,
    words: { de: 'Gut essen, in Ruhe abnehmen.', en: 'Eat well, lose weight calmly.' },
  },
  {
    page: 'home',
    picture: 'hero',
    ground: brand.paper,
    hill: brand.blush,
    words: {
      de: 'Leichter werden beginnt am gedeckten Tisch.',
      en: 'Feeling lighter starts with a proper meal.',
    },
  },
  {
    page: 'about',
    picture: 'supper',
    ground: brand.paper,
    hill: brand.sage,
    words: { de: 'Wir glauben an Abendbrot.', en: 'We believe in supper.' },
  },
  {
    page: 'faq',
    picture: 'method-listen',
    ground: brand.paper,
    hill: brand.sage,
    words: { de: 'Frag ruhig.', en: 'Go ahead and ask.' },
  },
  {
    page: 'recipes',
    picture: 'feature-plate',
    ground: brand.paper,
    hill: '#FFEFC6',
    words: { de: 'Was kochen wir heute?', en: 'What shall we cook today?' },
  },
  {
    page: 'course',
    picture: 'feature-course',
    ground: brand.paper,
    hill: brand.sage,
    words: { de: 'Ein Kurs, den du beim Kochen hörst.', en: 'A course to listen to while you cook.' },
  },
];
