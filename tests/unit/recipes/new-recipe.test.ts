import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isTitle, layOut } from '../../../src/content-check/recipes/new-recipe.ts';
import { openRecipeProject, today } from './recipe-project.ts';

const command = `${process.cwd()}/scripts/recipes/new.ts`;
const run = (project: string, input: string, ...flags: string[]) =>
  spawnSync(`${process.cwd()}/node_modules/.bin/node`, [command, ...flags], {
    cwd: project,
    input,
    encoding: 'utf8',
  });

describe('npm run recipe -- new', () => {
  it.each([
    ['Süße Möhren', 'Sweet carrots'],
    ['Suppe: „Bombay“ & mehr', 'Soup: “Bombay” & more'],
    ['"Alles" #1', "It's all"],
    ['- Auflauf', '{bake}'],
  ])('writes a draft that passes the check: %s', async (de, en) => {
    const project = await openRecipeProject();
    const { id, files } = layOut({ de, en, today });
    for (const [file, text] of Object.entries(files)) await project.put(`${id}/${file}`, text);
    const { diagnostics, recipes } = await project.check();
    expect(diagnostics).toEqual([]);
    expect(recipes.find((each) => each.id === id)?.recipe).toMatchObject({
      de: { title: de, draft: true },
      en: { title: en },
    });
  });

  it('asks for a title in both languages, again if one is unusable', async () => {
    const project = await openRecipeProject();
    const { status, stdout } = run(project.root, 'Süße Möhren\n!!!\nSweet carrots\n');
    expect(stdout).toContain('http://localhost:4321/de/rezepte/suesse-moehren\n');
    expect(stdout).toContain('http://localhost:4321/en/recipes/sweet-carrots\n');
    const { recipes } = await project.check();
    expect({ status, asked: stdout.match(/English title: /g)?.length }).toEqual({ status: 0, asked: 2 });
    expect(recipes.map(({ id }) => id)).toEqual(['red-lentil-soup', 'sweet-carrots']);
  });

  it('never overwrites a recipe, and creates nothing without an answer', async () => {
    const project = await openRecipeProject();
    for (const flags of [
      ['--de', 'Suppe', '--en', 'Red lentil soup'],
      ['--de', 'Suppe', '--en', '???'],
    ])
      expect(run(project.root, '', ...flags).status).toBe(1);
    const { recipes, diagnostics } = await project.check();
    expect([recipes.map(({ id }) => id), diagnostics]).toEqual([['red-lentil-soup'], []]);
  });

  it('tells a usable title from an unusable one', () => {
    expect(['Suppe', 'Crème brûlée', '3 Zutaten'].map(isTitle)).toEqual([true, true, true]);
    expect(['', '…', '<b>Suppe</b>', 'x'.repeat(71)].map(isTitle)).toEqual([false, false, false, false]);
  });
});
