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

describe('the search', () => {
  it.each(['süßkartoffel', 'suesskartoffel', 'süsskartoffel', 'SUSSKARTOFFEL', 'Sußkart', 'kartoffel'])(
    'finds the sweet potato as „%s“, first where it is in the title',
    (text) => {
      expect(titles(text)).toEqual(['Süßkartoffel-Bowl', 'Linsensuppe']);
    },
  );

  it('requires every word, in any place', () => {
    expect(titles('suppe möhr')).toEqual(['Linsensuppe']);
    expect(titles('suppe avocado')).toEqual([]);
  });

  it('wants every tag', () => {
    expect(titles('', ['vegan'])).toEqual(['Linsensuppe', 'Süßkartoffel-Bowl']);
    expect(titles('süß', ['vegan', 'bowl'])).toEqual(['Süßkartoffel-Bowl']);
  });

  it('forgives typing mistakes', () => {
    expect(titles('linsensupe')).toEqual(['Linsensuppe']);
    expect(titles('xyzzy')).toEqual([]);
  });

  it('does without accents', () => {
    expect(titles('creme brulee')).toEqual(['Crème brûlée']);
  });

  it('keeps finding while a word is being typed', () => {
    for (let length = 1; length <= 'möhren'.length; length += 1) {
      expect(titles('möhren'.slice(0, length))).toContain('Linsensuppe');
      expect(titles('moehren'.slice(0, length))).toContain('Linsensuppe');
    }
  });
});

describe('the address', () => {
  it('keeps words and tags, and what else was there', () => {
    const query = { text: 'rote linsen', tags: ['vegan', 'quick'] };
    const search = searchOf(query, '?source=mail');
    expect(search).toBe('?source=mail&q=rote+linsen&tag=vegan,quick');
    expect(queryOf(search)).toEqual(query);
  });

  it('is bare again when nothing is searched', () => {
    expect(searchOf({ text: '  ', tags: [] }, '?q=x&tag=vegan')).toBe('');
    expect(isEmpty(queryOf(''))).toBe(true);
  });

  it('may hold anything: what is no tag finds nothing', () => {
    expect(find(queryOf('?tag=%3Cscript%3E'))).toEqual([]);
  });
});

it('takes a tag away that was chosen before', () => {
  expect(toggled(['vegan'], 'quick')).toEqual(['vegan', 'quick']);
  expect(toggled(['vegan', 'quick'], 'vegan')).toEqual(['quick']);
});
