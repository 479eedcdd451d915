import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { writeQuantity } from '#domain/recipes/quantity-text.ts';
import { reportInto, type Diagnostic } from '../../../src/content-check/diagnostic.ts';
import { readMatter, type Matter } from '../../../src/content-check/recipes/matter.ts';
import {
  englishIngredients,
  germanIngredients,
  type Listed,
} from '../../../src/content-check/recipes/ingredients.ts';

/** Lines from real recipes, each with its exact reading, or with `!` and the check's message. */
const linesOf = async (file: string): Promise<[line: string, reading: string][]> =>
  (await readFile(`tests/fixtures/${file}.txt`, 'utf8'))
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', reading = ''] = row.split(' → ');
      return [line, reading];
    });

const shown = ({ ingredient }: Listed): string => {
  if (ingredient.kind === 'heading') return `# ${ingredient.text}`;
  const { quantity, name, note } = ingredient;
  const words = name.one === name.many ? name.one : `${name.one} / ${name.many}`;
  return [writeQuantity(quantity) || '-', words, ...(note === undefined ? [] : [note])].join(' | ');
};

type Read = (matter: Matter) => Listed[];

function readingsOf(lines: readonly string[], locale: 'de' | 'en', read: Read) {
  const found: Diagnostic[] = [];
  const report = reportInto(found, 'recipe');
  const list = lines.map((line) => `  - ${JSON.stringify(line)}`).join('\n');
  const matter = readMatter(`\ningredients:\n${list}\n`, locale, report);
  const listed = matter ? read(matter) : [];
  // Above them are an empty line and the name of the list.
  const first = 3;
  return {
    listed,
    readings: listed.map((each, index) => {
      const codes = found.filter(({ line }) => line === index + first).map(({ code }) => code);
      return codes.length > 0 ? `! ${codes.join(' ')}` : shown(each);
    }),
    words: found.map(({ de, en }) => `${de}\n${en}`).join('\n'),
  };
}

const german = await linesOf('ingredients-german');
const amounts = await linesOf('ingredients-english-amounts');
const translated = await linesOf('ingredients-english-words');

describe('a line of ingredients is read exactly, or something is said of it', () => {
  const all = [...german, ...amounts].map(([line, reading], index) => ({ line, reading, index }));
  const { readings, words } = readingsOf(
    all.map(({ line }) => line),
    'de',
    germanIngredients,
  );

  it.each(all)('$line', ({ reading, index }) => {
    expect(readings[index]).toBe(reading);
  });

  it('in whole sentences', () => {
    expect(words).not.toMatch(/undefined|\[object|NaN|\{\{/);
  });
});

describe('an English line has its own words and the German amount', () => {
  const pairs = translated.map(([pair, reading], index) => {
    const [de = '', en = ''] = pair.split(' ⇒ ');
    return { de, en, reading, index };
  });
  const original = readingsOf(
    pairs.map(({ de }) => de),
    'de',
    germanIngredients,
  ).listed;
  const { readings } = readingsOf(
    pairs.map(({ en }) => en),
    'en',
    (matter) => englishIngredients(matter, original),
  );

  it.each(pairs)('$de: $en', ({ reading, index }) => {
    expect(readings[index]).toBe(reading);
  });
});
