import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { germanFields } from '../../../src/content-check/recipes/schema.ts';
import { openRecipeProject, picture } from './recipe-project.ts';

const guide = await readFile('docs/writing-recipes.md', 'utf8');

it('recipe guide: its example passes the check beside another recipe', async () => {
  const project = await openRecipeProject();
  await cp('tests/fixtures/foods', join(project.root, 'src/content/foods'), { recursive: true });
  const examples = [...guide.matchAll(/`(recipe\.(?:de|en)\.md)`\n\n```markdown\n(.*?)```/gs)];
  for (const [, file = '', text = ''] of examples) await project.put(`quick-lentil-soup/${file}`, text);
  await project.put('quick-lentil-soup/picture.webp', await picture(1200, 900));
  const { diagnostics, recipes } = await project.check();
  expect(examples.map(([, file]) => file)).toEqual(['recipe.de.md', 'recipe.en.md']);
  expect(diagnostics.filter(({ file }) => file.includes('/quick-lentil-soup/'))).toEqual([]);
  const shown = recipes.find(({ id }) => id === 'quick-lentil-soup')?.recipe.en;
  expect(shown).toMatchObject({ title: 'Quick lentil soup', draft: false });
});

it('recipe guide: explains every entry', () => {
  const table = guide.slice(guide.indexOf('| entry'), guide.indexOf('`quick` is for'));
  expect(Object.keys(germanFields.shape).filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
