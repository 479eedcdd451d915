import type { Code } from '../../../src/content-check/diagnostic.ts';
import { english, german, type RecipeProject } from './recipe-project.ts';

/** A change to the valid recipe, the resulting report with its place in a file, and follow-up reports. */
export type Mistake = readonly [
  code: Code,
  at: string,
  change: (project: RecipeProject) => Promise<void>,
  follows?: Code[],
];

export const soup = 'red-lentil-soup';
export const de = `${soup}/recipe.de.md`;
export const en = `${soup}/recipe.en.md`;

export function replaced(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to replace: ${String(from)}`);
  return changed;
}

export const put =
  (path: string, text: string | Uint8Array) =>
  ({ put: write }: RecipeProject) =>
    write(path, text);
export const inGerman = (from: string | RegExp, to: string) => put(de, replaced(german, from, to));
export const inEnglish = (from: string | RegExp, to: string) => put(en, replaced(english, from, to));
