import { join } from 'node:path';
import { writeBareProject } from '../bench/recipes/bare-project.ts';
import { changeOneRecipe, generateRecipes } from '../bench/recipes/generate.ts';
import { forget, measureBuild } from '../bench/recipes/measure-build.ts';
import { weighPages } from '../bench/recipes/weigh-pages.ts';
import { createWorkspace } from '../bench/recipes/workspace.ts';
import { onEnd } from '../setup/processes.ts';

const project = process.cwd();
const recipes = 'src/content/recipes';
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [100, 1000, 10_000];
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  console.error('Say how many recipes, as in: npm run bench:recipes -- 100 1000');
  process.exit(1);
}

const rounded = (value: number, places: number) => Number(value.toFixed(places));
const workspace = await createWorkspace(project);
const { site, bare } = workspace;
onEnd(() => {
  void workspace.remove().finally(() => process.exit(130));
});

const rows: Record<string, unknown>[] = [];
try {
  await writeBareProject(bare);
  for (const size of sizes) {
    console.log(`${size} recipes in two languages …`);
    await generateRecipes(join(project, recipes), join(site, recipes), size);
    await generateRecipes(join(project, recipes), join(bare, recipes), size);

    await forget(site, 'content', 'pages', 'pictures');
    const cold = await measureBuild(site);
    await forget(bare, 'content', 'pages');
    const plain = await measureBuild(bare);
    await forget(site, 'content', 'pages');
    const full = await measureBuild(site);
    const weight = await weighPages(join(site, 'dist'));
    await changeOneRecipe(join(site, recipes));
    const changed = await measureBuild(site);

    rows.push({
      recipes: size,
      'bare Astro s': rounded(plain.seconds, 1),
      'site s': rounded(full.seconds, 1),
      'times bare': rounded(full.seconds / plain.seconds, 2),
      'bare ms a page': rounded((plain.seconds * 1000) / (2 * size), 2),
      'ms a page': rounded((full.seconds * 1000) / weight.pages, 2),
      'bare cpu s': rounded(plain.cpuSeconds, 1),
      'site cpu s': rounded(full.cpuSeconds, 1),
      'no picture cache s': rounded(cold.seconds, 1),
      'one changed s': rounded(changed.seconds, 1),
      'bare MB': rounded(plain.megabytes, 0),
      'site MB': rounded(full.megabytes, 0),
      'recipe html kB': weight.html,
      'script kB': weight.script,
      'index kB': weight.index,
      'search kB': weight.searchData,
    });
    console.table(rows.slice(-1));
  }
} finally {
  await workspace.remove();
}
console.table(rows);
