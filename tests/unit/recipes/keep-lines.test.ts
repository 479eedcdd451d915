import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFormat } from '../../../src/build/browser-editor/keep-lines.ts';

const files = globSync(
  'src/content/{recipes/*/recipe.*.md,faq/*/*.md,{landings,films,testimonials,insurers,features,comparison}/*.yaml}',
);
type Data = Record<string, unknown>;
const kindOf = (file: string) => (file.endsWith('.md') ? ('markdown' as const) : ('yaml' as const));

/** As the editor does it: it reads all files of a collection, and trims what it writes. */
function edit(file: string, change: (data: Data) => unknown): string {
  const { fromFile, toFile } = createFormat(kindOf(file));
  for (const other of files.filter((one) => kindOf(one) === kindOf(file)))
    fromFile(readFileSync(other, 'utf8'));
  const data = structuredClone(fromFile(readFileSync(file, 'utf8'))) as Data;
  change(data);
  return `${toFile(data).trim()}\n`;
}

/** What is written, but for blank lines at the end. */
const writtenIn = (file: string) => `${readFileSync(file, 'utf8').trim()}\n`;

const linesOf = (text: string) => text.split('\n');
function changedLines(before: string, after: string): number {
  const now = linesOf(after);
  expect(now).toHaveLength(linesOf(before).length);
  return linesOf(before).filter((line, index) => line !== now[index]).length;
}

it.each(files)('browser editor: saving %s unchanged changes nothing', (file) => {
  expect(edit(file, () => undefined)).toBe(writtenIn(file));
});

/** Appends a word to the first text anywhere in the data. */
function addWord(data: Data): boolean {
  return Object.entries(data).some(([key, value]) => {
    if (typeof value === 'string' && value.includes(' ')) data[key] = `${value} heute`;
    else if (typeof value !== 'object' || value === null) return false;
    else return addWord(value as Data);
    return true;
  });
}

it.each(files)('browser editor: one word more in %s changes one line', (file) => {
  const after = edit(file, addWord);
  expect(changedLines(writtenIn(file), after)).toBe(1);
});

const recipe = `---
title: "Suppe: schnell"
slug: suppe
servings: 4
tags: [soup, vegan]
ingredients:
  - 200 g Linsen
  - 'Für obendrauf:'
  - 1 Zwiebel(n)
nutrition: { kj: 1000, kcal: 239 }
---

Warm.

## Zubereitung
`;

it.each([
  ['a figure', { servings: 6 }, 'servings: 6'],
  ['a quoted title', { title: 'Suppe: sehr "schnell"' }, 'title: "Suppe: sehr \\"schnell\\""'],
  ['one choice', { tags: ['soup', 'quick'] }, 'tags: [soup, quick]'],
  [
    'one ingredient',
    { ingredients: ['250 g Linsen: rot', 'Für obendrauf:', '1 Zwiebel(n)'] },
    '  - "250 g Linsen: rot"',
  ],
  ['one nutrient', { nutrition: { kj: 1000, kcal: 240 } }, 'nutrition: { kj: 1000, kcal: 240 }'],
])('browser editor: %s is the only line that changes', (_, change, line) => {
  const { fromFile, toFile } = createFormat('markdown');
  const after = toFile({ ...(fromFile(recipe) as Data), ...change });
  expect(changedLines(recipe, after)).toBe(1);
  expect(linesOf(after)).toContain(line);
});

it('browser editor: an entry or a line more or fewer leaves the others as they are', () => {
  const { fromFile, toFile } = createFormat('markdown');
  const { servings, ...data } = fromFile(recipe) as Data;
  // A switch that is off says the same as no entry.
  expect(toFile({ ...data, draft: false, cuisine: '', servings })).toBe(recipe);
  const drafted = { title: data['title'], slug: 'suppe', draft: true, servings, ...data };
  expect(toFile(drafted)).toBe(recipe.replace('servings', 'draft: true\nservings'));
  expect(toFile(data)).toBe(recipe.replace('servings: 4\n', ''));
  const ingredients = ['200 g Linsen', '1 l Wasser', 'Für obendrauf:', '1 Zwiebel(n)'];
  const longer = linesOf(toFile({ ...data, servings, ingredients }));
  expect(longer).toContain('  - 1 l Wasser');
  expect(longer).toHaveLength(linesOf(recipe).length + 1);
});

it('browser editor: a further choice keeps the list on its line, and a new file has front matter and text', () => {
  const { fromFile, toFile } = createFormat('markdown');
  const data = fromFile(recipe) as Data;
  expect(toFile({ ...data, tags: ['soup', 'vegan', 'quick'] })).toBe(
    recipe.replace('[soup, vegan]', '[soup, vegan, quick]'),
  );
  const made = createFormat('markdown').toFile({ title: 'Neu', tags: ['soup'], body: 'Text' });
  expect(made).toBe('---\ntitle: Neu\ntags:\n  - soup\n---\n\nText\n');
});

const list = `# What the insurers pay.

- id: alpha
  name: 'Alpha Kasse'
  aliases: ['Alpha', 'A-Kasse']
  terms:
    percent: 80
    # Seen on the page itself.
    sources: ['https://alpha.example/kurse']
- id: beta
  name: 'Beta Kasse'
- id: gamma
  name: 'Gamma Kasse'
  onlyFor: employer
`;
const alpha = {
  terms: { sources: ['https://alpha.example/kurse'], percent: 80 },
  id: 'alpha',
  name: 'Alpha Kasse',
  aliases: ['Alpha', 'A-Kasse'],
};
const beta = { id: 'beta', name: 'Beta Kasse' };
const gamma = { id: 'gamma', name: 'Gamma Kasse', onlyFor: 'employer' };
const betaLine = "  name: 'Beta Kasse'\n";

it.each<[string, Data[], string]>([
  ['nothing', [alpha, beta, gamma], list],
  [
    'a figure',
    [{ ...alpha, terms: { ...alpha.terms, percent: 85 } }, beta, gamma],
    list.replace('percent: 80', 'percent: 85'),
  ],
  [
    'a further figure',
    [{ ...alpha, terms: { percent: 80, capEuros: 75, sources: alpha.terms.sources } }, beta, gamma],
    list.replace('percent: 80\n', 'percent: 80\n    capEuros: 75\n'),
  ],
  [
    'one figure fewer',
    [{ ...alpha, terms: { sources: alpha.terms.sources } }, beta, gamma],
    list.replace(/percent: 80\n.*\n +/, ''),
  ],
  [
    'the first figures of an entry',
    [alpha, { ...beta, terms: { percent: 50 } }, gamma],
    list.replace(betaLine, `${betaLine}  terms:\n    percent: 50\n`),
  ],
  [
    'all figures of an entry',
    [{ ...alpha, terms: undefined }, beta, gamma],
    list.replace(/ {2}terms:\n(?: {4}.*\n)+/, ''),
  ],
  [
    'the last field',
    [alpha, beta, { id: 'gamma', name: 'Gamma Kasse' }],
    list.replace('  onlyFor: employer\n', ''),
  ],
  ['an entry fewer', [alpha, gamma], list.replace(`- id: beta\n${betaLine}`, '')],
  [
    'an entry more',
    [alpha, { id: 'alpin', name: 'Alpin Kasse' }, beta, gamma],
    list.replace('- id: beta', '- id: alpin\n  name: Alpin Kasse\n- id: beta'),
  ],
  [
    'an entry more at the end',
    [alpha, beta, gamma, { id: 'delta', name: 'Delta Kasse' }],
    `${list}- id: delta\n  name: Delta Kasse\n`,
  ],
])('browser editor: of a list of entries, %s leaves the others as they are', (_, data, expected) => {
  const { fromFile, toFile } = createFormat('yaml');
  fromFile('person: Katrin\n');
  expect(fromFile(list)).toEqual([alpha, beta, gamma]);
  expect(toFile(data)).toBe(expected);
});
