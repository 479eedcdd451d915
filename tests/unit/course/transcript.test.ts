import { describe, expect, it } from 'vitest';
import { paragraphAt, spokenParagraphs } from '#domain/course/script.ts';
import { stretchesOf } from '#domain/course/text-search.ts';

const chapters = [
  { title: 'Eins', paragraphs: ['a'.repeat(100), 'b'.repeat(300)] },
  { title: 'Zwei', paragraphs: ['c'.repeat(200)] },
];

describe('transcript timing', () => {
  it('chapters begin where the recording says; paragraphs share a chapter by their length', () => {
    const spoken = spokenParagraphs(chapters, [0, 400], 600);
    expect(spoken.map(({ chapter, from, to }) => [chapter, from, to])).toEqual([
      [0, 0, 100],
      [0, 100, 400],
      [1, 400, 600],
    ]);
  });

  it('without chapter starts, paragraphs share the whole recording', () => {
    const spoken = spokenParagraphs(chapters, [], 600);
    expect(spoken.map(({ from, to }) => [from, to])).toEqual([
      [0, 100],
      [100, 400],
      [400, 600],
    ]);
  });

  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [399, 1],
    [400, 2],
    [9_999, 2],
    [-5, 0],
  ])('at %i tenths of a second, paragraph %i is spoken', (place, paragraph) => {
    expect(paragraphAt(spokenParagraphs(chapters, [0, 400], 600), place)).toBe(paragraph);
  });

  it('an empty script has no current paragraph', () => {
    expect(spokenParagraphs([], [], 600)).toEqual([]);
  });
});

describe('transcript search', () => {
  const found = (text: string, words: string) =>
    stretchesOf(text, words).map(([from, to]) => text.slice(from, to));

  it.each([
    ['Ein süßer Apfel und noch ein SÜSSER', 'süß', ['süß', 'SÜSS']],
    ['Ein süßer Apfel', 'suess', ['süß']],
    ['Gemüse zuerst', 'gemuese', ['Gemüse']],
    ['Das Crème brûlée', 'creme brulee', ['Crème brûlée']],
    ['Essen, essen, gegessen', 'essen', ['Essen', 'essen', 'essen']],
    ['Eine neue Mauer', 'neue mau', ['neue Mau']],
    ['Nichts davon', 'xyz', []],
    ['Nichts davon', '   ', []],
    ['Am Ende steht ß', 'ss', ['ß']],
    ['🍅 Tomate 🍅', 'tomate', ['Tomate']],
  ])('%s: %s', (text, words, expected) => {
    expect(found(text, words)).toEqual(expected);
  });
});
