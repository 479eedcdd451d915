import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fieldNames } from '../../../src/content-check/recipes/fields.ts';
import { openKitchen } from './kitchen.ts';

const guide = await readFile('docs/writing-recipes.md', 'utf8');

it('the example of the guide passes the check', async () => {
  const kitchen = await openKitchen();
  for (const table of ['foods', 'measures'])
    await kitchen.put(`../foods/${table}.csv`, await readFile(`src/content/foods/${table}.csv`));
  const examples = [...guide.matchAll(/`(recipe\.(?:de|en)\.md)`\n\n```markdown\n(.*?)```/gs)];
  for (const [, file = '', text = ''] of examples) await kitchen.put(`red-lentil-soup/${file}`, text);
  const { diagnostics, recipes } = await kitchen.check();
  await kitchen.leave();
  expect(examples.map(([, file]) => file)).toEqual(['recipe.de.md', 'recipe.en.md']);
  expect(diagnostics).toEqual([]);
  expect(recipes[0]?.recipe.en.title).toBe('Red lentil soup with coconut');
});

it('the guide explains every entry', () => {
  const table = guide.slice(guide.indexOf('| entry'), guide.indexOf('`quick` is for'));
  expect(fieldNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
