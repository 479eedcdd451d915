import { describe, expect, it } from 'vitest';
import { createFind } from '#site/features/recipes/list/find.ts';
import { isEmpty, queryOf, searchOf, toggled, type Entry } from '#site/features/recipes/list/search.ts';

const entry = (title: string, words: string, tags: string[] = []): Entry => ({
  path: `/de/rezepte/${title}`,
  title,
  time: '25 Min.',
  energy: '400 kcal',
  picture: '',
  tags,
  words,
});

const entries = [
  entry('Linsensuppe', 'Möhren Süßkartoffel', ['soup', 'vegan']),
  entry('Süßkartoffel-Bowl', 'Avocado', ['bowl', 'vegan']),
  entry('Crème brûlée', 'Sahne'),
];
const find = createFind(entries);
const titles = (text: string, tags: string[] = []) => find({ text, tags }).map(({ title }) => title);

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

  it('keeps finding while a word is being typed', () => {
    for (let length = 1; length <= 'möhren'.length; length += 1) {
      expect(titles('möhren'.slice(0, length))).toContain('Linsensuppe');
      expect(titles('moehren'.slice(0, length))).toContain('Linsensuppe');
    }
  });
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
    expect(find(queryOf('?tag=%3Cscript%3E'))).toEqual([]);
  });
});

it('removes a tag that was chosen before', () => {
  expect(toggled(['vegan'], 'quick')).toEqual(['vegan', 'quick']);
  expect(toggled(['vegan', 'quick'], 'vegan')).toEqual(['quick']);
});
