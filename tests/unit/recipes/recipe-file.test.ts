import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { withNutrition } from '../../../src/content-check/recipes/nutrition/recipe-file.ts';
import { german, nutrition, openRecipeProject, type RecipeProject } from './recipe-project.ts';
import { de, replaced } from './mistake.ts';

const line = /^nutrition: .*\n/m;
const withEntry = (entry: string) => replaced(german, line, entry);

/** The recipe as saved by the browser editor: every entry in a block. */
const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(german) ?? [];
const block = `---\n${stringify(parse(matter), { lineWidth: 0 })}---\n${body}`;

const lines = `nutrition:
  {
    kj: 1050, # die Energie
    kcal: 251,
    fat: 7.2,
    saturated: 0.6,
    carbs: 31.1,
    sugar: 1.5,
    protein: 13.0,
    salt: 0.9,
    fibre: 6.0,
  }
`;
/** Front matter as data, and the text below. */
function parseFile(file: string) {
  const [, yaml = '', text] = /^\uFEFF?---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  return { matter: parse(yaml) as object, text };
}

describe('recipe file: nutrition is written on one line, and nothing else changes', () => {
  it.each([
    ['instead of a line', german],
    ['instead of several lines, as in the guide', withEntry(lines)],
    ['instead of a block', withEntry('nutrition:\n  kj: 12\n  # energy\n  kcal: 3\n')],
    ['under a quoted name', replaced(german, 'nutrition:', '"nutrition":')],
    ['before other entries', replaced(german, /(tags: .*\n)([\s\S]*)(nutrition: .*\n)/, '$3$1$2')],
    ['without an entry', withEntry('')],
    ['with an empty entry', withEntry('nutrition:\n')],
    ['behind a byte order mark', `\u{feff}${german}`],
    ['with the same word in the text below', `${german}\nnutrition: { kj: 1 }\n`],
  ])('%s', (_, text) => {
    for (const end of ['\n', '\r\n']) {
      const result = withNutrition(text.replaceAll('\n', end), nutrition);
      const [before, after] = [text, result.replaceAll(end, '\n')].map((file) => parseFile(file));
      expect(after).toEqual({ ...before, matter: { ...before?.matter, nutrition } });
    }
  });
});

describe('npm run recipe -- nutrition', () => {
  let project: RecipeProject;
  beforeEach(async () => {
    project = await openRecipeProject();
    for (const table of ['foods', 'measures'])
      await project.put(`../foods/${table}.csv`, await readFile(`src/content/foods/${table}.csv`));
  });
  const run = (...flags: string[]) =>
    spawnSync(
      `${process.cwd()}/node_modules/.bin/node`,
      [`${process.cwd()}/scripts/recipes/nutrition.ts`, ...flags],
      { cwd: project.root, encoding: 'utf8' },
    );

  it('completes the guide’s recipe, or one from the browser editor, so that it passes the check', async () => {
    const guide = await readFile('docs/writing-recipes.md', 'utf8');
    const [, example = ''] = /`recipe\.de\.md`\n\n```markdown\n(.*?)```/s.exec(guide) ?? [];
    const wrong = example.replace('kcal: 489', 'kcal: 39').replace('kj: 2042', 'kj: 161');
    for (const text of [wrong, block.replaceAll('\n', '\r\n')]) {
      await project.put(de, text);
      const { status, stdout } = run('--write', 'red-lentil-soup');
      expect({ status, stdout: stdout.split('\n')[0] }).toEqual({ status: 0, stdout: 'red-lentil-soup' });
      const { diagnostics } = await project.check();
      expect(diagnostics.filter(({ file }) => file.endsWith('recipe.de.md'))).toEqual([]);
    }
  });

  it('suggests foods, says how to add one, in both languages, and writes nothing', async () => {
    const text = german
      .replace('etwas Salz', '1 TL Dijonsenf')
      .replace('2 EL Rapsöl', '2 Rapsöl')
      .replace('1/2 Bund Koriander', '1/2 Bund Salbei');
    await project.put(de, text);
    const { status, stderr } = run('--write', 'red-lentil-soup');
    expect(status).toBe(1);
    expect(stderr).toContain('recipe.de.md:18:5');
    expect(stderr).toContain('kennt „Dijonsenf“ nicht. Meintest du „Senf“?');
    expect(stderr).toContain('“Dijonsenf” is not in the table of foods. Did you mean “Senf”?');
    expect(stderr).toContain('src/content/foods/README.md');
    expect(stderr).toContain('Die Tabelle weiß nicht, wie viel diese Menge „Rapsöl“ wiegt.');
    expect(await readFile(join(project.recipes, de), 'utf8')).toBe(text);
  });

  it('names a folder that does not exist', () => {
    const { status, stderr } = run('red-lentl-soup');
    expect(status).toBe(1);
    expect(stderr).toContain('Meintest du „red-lentil-soup“?');
    expect(stderr).toContain('Did you mean “red-lentil-soup”?');
  });
});
