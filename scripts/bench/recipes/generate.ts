import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Sample {
  id: string;
  files: { name: string; text?: string; path: string }[];
}

async function samplesOf(recipes: string): Promise<Sample[]> {
  const folders = (await readdir(recipes, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return Promise.all(
    folders.map(async ({ name: id }) => {
      const names = await readdir(join(recipes, id));
      const files = names.map(async (name) => {
        const path = join(recipes, id, name);
        return name.endsWith('.md') ? { name, path, text: await readFile(path, 'utf8') } : { name, path };
      });
      return { id, files: await Promise.all(files) };
    }),
  );
}

/** The same recipe under another name and address. */
const renamed = (text: string, copy: number) =>
  text.replace(/^title: (.*)$/m, `title: $1 ${copy}`).replace(/^slug: (.*)$/m, `slug: $1-${copy}`);

/** Fills a folder with this many recipes, made of the real ones. */
export async function generateRecipes(from: string, to: string, count: number): Promise<void> {
  const samples = await samplesOf(from);
  await rm(to, { recursive: true, force: true });
  for (let index = 0; index < count; index += 1) {
    const sample = samples[index % samples.length];
    if (!sample) throw new Error(`There is no recipe in ${from}`);
    const copy = Math.floor(index / samples.length) + 1;
    const folder = join(to, copy === 1 ? sample.id : `${sample.id}-${copy}`);
    await mkdir(folder, { recursive: true });
    for (const { name, path, text } of sample.files) {
      const target = join(folder, name);
      if (text === undefined) await copyFile(path, target);
      else await writeFile(target, copy === 1 ? text : renamed(text, copy));
    }
  }
}

/** Another word in one recipe, as an editor would change it. */
export async function changeOneRecipe(recipes: string): Promise<void> {
  const [id] = (await readdir(recipes)).sort();
  if (!id) throw new Error(`There is no recipe in ${recipes}`);
  const file = join(recipes, id, 'recipe.de.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^description: (.*)$/m, 'description: $1 Neu.'));
}
