import { describe, expect, it } from 'vitest';
import { otherNames } from '#domain/recipes/other-names.ts';
import { createFind } from '#site/features/recipes/list/find.ts';
import type { Day } from '#domain/time/calendar.ts';
import {
  isEmpty,
  queryOf,
  searchOf,
  seasonal,
  toggled,
  type Entry,
} from '#site/features/recipes/list/search.ts';

const entry = (title: string, words: string, tags: string[] = [], more: Partial<Entry> = {}): Entry => ({
  path: `/de/rezepte/${title}`,
  title,
  time: '25 Min.',
  energy: '400 kcal',
  picture: '',
  tags,
  words,
  allergens: [],
  carbs: 0,
  ...more,
});

const entries = [
  entry('Linsensuppe', 'Möhren Süßkartoffel', ['soup', 'vegan']),
  entry('Süßkartoffel-Bowl', 'Avocado', ['bowl', 'vegan']),
  entry('Crème brûlée', 'Sahne'),
];
const find = createFind(entries, '2026-11-30');
const titles = (text: string, tags: string[] = []) => find({ text, tags }).entries.map(({ title }) => title);

describe('recipe search', () => {
  it.each(['süßkartoffel', 'suesskartoffel', 'süsskartoffel', 'SUSSKARTOFFEL', 'Sußkart', 'kartoffel'])(
    'finds the sweet potato as „%s“, those with it in the title first',
    (text) => {
      expect(titles(text)).toEqual(['Süßkartoffel-Bowl', 'Linsensuppe']);
    },
  );

  it.each([
    ['requires every word, in any place', 'suppe möhr', [], ['Linsensuppe']],
    ['requires every word, in any place', 'suppe avocado', [], []],
    ['wants every tag', '', ['vegan'], ['Linsensuppe', 'Süßkartoffel-Bowl']],
    ['wants every tag', 'süß', ['vegan', 'bowl'], ['Süßkartoffel-Bowl']],
    ['forgives typing mistakes', 'linsensupe', [], ['Linsensuppe']],
    ['finds nothing for no word', 'xyzzy', [], []],
    ['does without accents', 'creme brulee', [], ['Crème brûlée']],
  ])('%s: %s %j', (_, text, tags, found) => {
    expect(titles(text, tags)).toEqual(found);
  });

  it.each(['linsensuppe', 'linsensupe', 'rotelinsensuppe'])(
    'finds a title of several words as the compound “%s”',
    (text) => {
      const one = createFind([entry('Rote-Linsen-Suppe', ''), entry('Linsensalat', '')], '2026-11-30');
      expect(one({ text, tags: [] }).entries.map(({ title }) => title)).toEqual(['Rote-Linsen-Suppe']);
    },
  );

  it('finds what is in season today, with other tags and words', () => {
    const grown = [
      entry('Spargel', 'Kartoffeln', ['vegan'], { months: [4, 5, 6] }),
      entry('Grünkohl', 'Kartoffeln', ['vegan'], { months: [1, 2, 11, 12] }),
      entry('Lauch mit Speck', 'Kartoffeln', [], { months: [11] }),
      entry('Nudeln', 'Tomaten aus der Dose', ['vegan']),
    ];
    const found = (day: Day, text: string, ...tags: string[]) =>
      createFind(grown, day)({ text, tags: [seasonal, ...tags] }).entries.map(({ title }) => title);
    expect(found('2026-11-01', '')).toEqual(['Grünkohl', 'Lauch mit Speck']);
    expect(found('2026-11-01', 'kartoffeln', 'vegan')).toEqual(['Grünkohl']);
    expect(found('2027-05-31', '')).toEqual(['Spargel']);
    expect(found('2027-08-01', '')).toEqual([]);
  });

  it('keeps finding while a word is being typed', () => {
    for (let length = 1; length <= 'möhren'.length; length += 1) {
      expect(titles('möhren'.slice(0, length))).toContain('Linsensuppe');
      expect(titles('moehren'.slice(0, length))).toContain('Linsensuppe');
    }
  });
});

describe('recipe search, without something', () => {
  const dishes = createFind(
    [
      entry('Nudeln mit Pute', 'Nudeln Pute Zwiebel', [], { allergens: ['gluten', 'eggs'], carbs: 70 }),
      entry('Reispfanne', 'Reis Zwiebel', ['vegetarian'], { allergens: ['celery'], carbs: 60 }),
      entry('Salat mit Nüssen', 'Salat Walnüsse', ['vegetarian'], { allergens: ['nuts'], carbs: 10 }),
    ],
    '2026-11-30',
  );
  const [noodles, rice, salad] = ['Nudeln mit Pute', 'Reispfanne', 'Salat mit Nüssen'];

  it.each([
    ['glutenfrei', 'allergen', [rice, salad]],
    ['Glutenfreie', 'allergen', [rice, salad]],
    ['gluten-free', 'allergen', [rice, salad]],
    ['gluten free', 'allergen', [rice, salad]],
    ['salat glutenfrei', 'allergen', [salad]],
    ['ohne nüsse', 'allergen', [noodles, rice]],
    ['laktosefrei', 'allergen', [noodles, rice, salad]],
    ['ohne ei', 'allergen', [rice, salad]],
    ['ohne kohlenhydrate', 'carbs', [salad, rice, noodles]],
    ['low carb', 'carbs', [salad, rice, noodles]],
    ['low-carb zwiebel', 'carbs', [rice, noodles]],
    ['ohne fleisch', undefined, [rice, salad]],
    ['ohne zwiebel', 'word', [salad]],
    ['ohne histamin', 'unknown', []],
    ['freitag', undefined, []],
    ['zwiebel', undefined, [noodles, rice]],
  ])('“%s” is answered by what the recipes know, and explained by the note “%s”', (text, note, expected) => {
    const { entries: found, note: said } = dishes({ text, tags: [] });
    expect([said, found.map(({ title }) => title).sort()]).toEqual([note, expected.toSorted()]);
    if (note === 'carbs') expect(found.map(({ title }) => title)).toEqual(expected);
  });
});

it.each([
  ['de', ['Hähnchenbrustfilet'], 'huhn'],
  ['de', ['Möhren'], 'karotte'],
  ['de', ['Putenbrust'], 'truthahn'],
  ['de', ['Champignons'], 'pilze'],
  ['de', ['Pfannkuchen'], 'pancakes'],
  ['en', ['courgettes'], 'zucchini'],
  ['en', ['prawns'], 'shrimp'],
] as const)('recipe search (%s): %s is found as “%s”', (locale, words, text) => {
  const named = createFind(
    [entry('Pfanne', [...words, ...otherNames(words, locale)].join(' '))],
    '2026-11-30',
  );
  expect(named({ text, tags: [] }).entries).toHaveLength(1);
  expect(otherNames(['Salz', 'salt'], locale)).toEqual([]);
});

describe('recipe search, address', () => {
  it('keeps words, tags and other parameters', () => {
    const query = { text: 'rote linsen', tags: ['vegan', 'quick'] };
    const search = searchOf(query, '?source=mail');
    expect(search).toBe('?source=mail&q=rote+linsen&tag=vegan,quick');
    expect(queryOf(search)).toEqual(query);
  });

  it('has no parameters without a search; unknown ones find nothing', () => {
    expect(searchOf({ text: '  ', tags: [] }, '?q=x&tag=vegan')).toBe('');
    expect(isEmpty(queryOf(''))).toBe(true);
    expect(find(queryOf('?tag=%3Cscript%3E')).entries).toEqual([]);
  });
});

it('removes a tag that was chosen before', () => {
  expect(toggled(['vegan'], 'quick')).toEqual(['vegan', 'quick']);
  expect(toggled(['vegan', 'quick'], 'vegan')).toEqual(['quick']);
});
