import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { isTitle, layOut } from '../../../src/content-check/recipes/new-recipe.ts';
import { openKitchen, today } from './kitchen.ts';

const command = `${process.cwd()}/scripts/recipes/new.ts`;
const run = (project: string, input: string, ...flags: string[]) =>
  spawnSync(`${process.cwd()}/node_modules/.bin/node`, [command, ...flags], {
    cwd: project,
    input,
    encoding: 'utf8',
  });

describe('recipe new', () => {
  it.each([
    ['Süße Möhren', 'Sweet carrots'],
    ['Suppe: „Bombay“ & mehr', 'Soup: “Bombay” & more'],
    ['"Alles" #1', "It's all"],
    ['- Auflauf', '{bake}'],
  ])('lays out a draft that passes the check: %s', async (de, en) => {
    const kitchen = await openKitchen();
    const { id, files } = layOut({ de, en, today });
    for (const [file, text] of Object.entries(files)) await kitchen.put(`${id}/${file}`, text);
    const { diagnostics, recipes } = await kitchen.check();
    await kitchen.leave();
    expect(diagnostics).toEqual([]);
    expect(recipes.find((each) => each.id === id)?.recipe).toMatchObject({
      de: { title: de, draft: true },
      en: { title: en },
    });
  });

  it('asks for a title in both languages, again when one will not do', async () => {
    const kitchen = await openKitchen();
    const { status, stdout } = run(kitchen.places.project, 'Süße Möhren\n!!!\nSweet carrots\n');
    expect(stdout).toContain('http://localhost:4321/de/rezepte/suesse-moehren\n');
    expect(stdout).toContain('http://localhost:4321/en/recipes/sweet-carrots\n');
    const { recipes } = await kitchen.check();
    await kitchen.leave();
    expect({ status, asked: stdout.match(/English title: /g)?.length }).toEqual({ status: 0, asked: 2 });
    expect(recipes.map(({ id }) => id)).toEqual(['red-lentil-soup', 'sweet-carrots']);
  });

  it('never writes over a recipe, and creates nothing when nobody answers', async () => {
    const kitchen = await openKitchen();
    const project = kitchen.places.project;
    expect(run(project, '', '--de', 'Suppe', '--en', 'Red lentil soup').status).toBe(1);
    expect(run(project, '').status).toBe(1);
    expect(run(project, '', '--de', 'Suppe', '--en', '???').status).toBe(1);
    const { recipes, diagnostics } = await kitchen.check();
    await kitchen.leave();
    expect([recipes.map(({ id }) => id), diagnostics]).toEqual([['red-lentil-soup'], []]);
  });

  it('knows a title when it sees one', () => {
    expect(['Suppe', 'Crème brûlée', '3 Zutaten'].map(isTitle)).toEqual([true, true, true]);
    expect(['', '…', '<b>Suppe</b>', 'x'.repeat(71)].map(isTitle)).toEqual([false, false, false, false]);
  });
});
