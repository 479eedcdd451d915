import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checks, type Step } from './steps.ts';
import { browserSuite, hasBrowserTests, suites, type Suite } from './suites.ts';

/** What a run of `npm test` is made of; a selection is what a test runner is told beyond its suite. */
export interface Selected {
  steps: readonly Step[];
  suites: readonly { suite: Suite; selections: readonly (readonly string[])[] }[];
  browser: readonly string[] | undefined;
}

export const everything: Selected = {
  steps: checks,
  suites: suites.map((suite) => ({ suite, selections: [[]] })),
  browser: [],
};

const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());
const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Vitest compares titles letter by letter, Playwright whatever their case. */
const titled = (word: string) => ['--testNamePattern', `(?i:${escaped(word)})`];

/** Whole files by their paths; of the others single tests by their titles, if the word is in their text at all. */
async function selectionsOf({ name, folder }: Suite, word: string): Promise<string[][]> {
  if (has(name, word)) return [[]];
  const byPath: string[] = [];
  const byTitle: string[] = [];
  for await (const file of glob(`${folder}/**/*.test.ts`)) {
    if (has(file, word)) byPath.push(resolve(file));
    else if (has(await readFile(file, 'utf8'), word)) byTitle.push(resolve(file));
  }
  return [
    ...(byPath.length > 0 ? [byPath.sort()] : []),
    ...(byTitle.length > 0 ? [[...byTitle.sort(), ...titled(word)]] : []),
  ];
}

async function browserSelection(word: string): Promise<string[] | undefined> {
  const { name, folder } = browserSuite;
  if ([name, folder].some((text) => has(text, word))) return [];
  const selection = ['--grep', escaped(word)];
  return (await hasBrowserTests(selection)) ? selection : undefined;
}

/** What has a word in its name, of every kind: a check's name, a file's path, a test's title. */
export async function selectByWord(word: string): Promise<Selected> {
  const chosen = await Promise.all(
    suites.map(async (suite) => ({ suite, selections: await selectionsOf(suite, word) })),
  );
  const selected: Selected = {
    steps: has('static checks', word) ? checks : checks.filter(({ name }) => has(name, word)),
    suites: chosen.filter(({ selections }) => selections.length > 0),
    browser: await browserSelection(word),
  };
  if (selected.steps.length + selected.suites.length > 0 || selected.browser) return selected;
  // A title may be put together from what no file has in one piece.
  return { ...selected, suites: suites.map((suite) => ({ suite, selections: [titled(word)] })) };
}
