import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/text/locales.ts';
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

/** The readings of a list of ingredients in the notation above, and all messages about them. */
function read(lines: readonly string[], locale: Locale, listedOf: (matter: Matter) => Listed[]) {
  const found: Diagnostic[] = [];
  const report = reportInto(found, 'recipe');
  const list = lines.map((line) => `  - ${JSON.stringify(line)}`).join('\n');
  const matter = readMatter(`\ningredients:\n${list}\n`, locale, report);
  const listed = matter ? listedOf(matter) : [];
  const readings = listed.map((each, index) => {
    // Above them are an empty line and the name of the list.
    const codes = found.filter(({ line }) => line === index + 3).map(({ code }) => code);
    return codes.length > 0 ? `! ${codes.join(' ')}` : shown(each);
  });
  const suggested = listed.map((_, index) => {
    const said = found.find(({ line }) => line === index + 3)?.de ?? '';
    return /Meintest du „(.+?)“\?/.exec(said)?.[1];
  });
  return { listed, readings, suggested, said: found.map(({ de, en }) => `${de}\n${en}`).join('\n') };
}

const lines = [...(await linesOf('ingredients-german')), ...(await linesOf('ingredients-english-amounts'))];

describe('ingredient lines: each is read exactly, or reported', () => {
  const { readings, said } = read(
    lines.map(([line]) => line),
    'de',
    germanIngredients,
  );

  it.each(lines.map(([line, reading], index) => ({ line, reading, index })))(
    '$line',
    ({ reading, index }) => {
      expect(readings[index]).toBe(reading);
    },
  );

  it('the reports are whole sentences', () => {
    expect(said).not.toMatch(/undefined|\[object|NaN|\{\{/);
  });
});

/** A hundred lines of published recipes: every third or so of those that are more than a weight and a noun. */
const cookbooks = await linesOf('ingredients-cookbooks');

describe('ingredient lines: other cookbooks’ are read exactly, or refused with what to write instead', () => {
  const { readings, suggested } = read(
    cookbooks.map(([line]) => line),
    'de',
    germanIngredients,
  );

  it.each(cookbooks.map(([line, reading], index) => ({ line, reading, index })))(
    '$line',
    ({ reading, index }) => {
      const meant = suggested[index];
      expect([readings[index], ...(meant === undefined ? [] : [meant])].join(' ⇒ ')).toBe(reading);
    },
  );
});

it('ingredient lines: what is suggested passes the check', () => {
  const all = [...lines, ...cookbooks].map(([line]) => line);
  const suggestions = read(all, 'de', germanIngredients).suggested.filter((line) => line !== undefined);
  const { readings } = read(suggestions, 'de', germanIngredients);
  expect(readings.filter((reading) => reading.startsWith('!'))).toEqual([]);
  expect(suggestions.length).toBeGreaterThan(30);
});

const pairs = (await linesOf('ingredients-english-words')).map(([pair, reading], index) => {
  const [de = '', en = ''] = pair.split(' ⇒ ');
  return { de, en, reading, index };
});

describe('ingredient lines: an English one has its own words and the German amount', () => {
  const german = read(
    pairs.map(({ de }) => de),
    'de',
    germanIngredients,
  );
  const { readings } = read(
    pairs.map(({ en }) => en),
    'en',
    (matter) => englishIngredients(matter, german.listed),
  );

  it.each(pairs)('$de: $en', ({ reading, index }) => {
    expect(readings[index]).toBe(reading);
  });
});
