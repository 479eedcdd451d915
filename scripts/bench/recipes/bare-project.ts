import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const files: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import { defineConfig } from 'astro/config';\nexport default defineConfig({});\n`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = {
  recipes: defineCollection({
    loader: glob({
      base: './src/content/recipes',
      pattern: '*/*.md',
      generateId: ({ entry }) => entry.replace('/recipe.', '-').replace('.md', ''),
    }),
  }),
};
`,
  'src/pages/[recipe].astro': `---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () =>
  (await getCollection('recipes')).map((entry) => ({ params: { recipe: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>{entry.data.title}</title>
  </head>
  <body>
    <h1>{entry.data.title}</h1>
    <Content />
  </body>
</html>
`,
};

/** The least that Astro can be: one collection, one page, no shell, no style, no picture. */
export async function writeBareProject(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
}
