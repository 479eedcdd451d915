import { EventEmitter } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english, german, openRecipeProject, type RecipeProject } from './recipe-project.ts';
import { openStore } from './recipe-store.ts';

let project: RecipeProject;
beforeEach(async () => {
  project = await openRecipeProject();
});
afterEach(() => project.leave());

const kaleDe = german.replace('slug: rote-linsen-suppe', 'slug: gruenkohl');
const kaleEn = english.replace('slug: red-lentil-soup', 'slug: kale');

async function addKale(text = kaleDe) {
  await project.put('kale/recipe.de.md', text);
  await project.put('kale/recipe.en.md', kaleEn);
  const { readFile } = await import('node:fs/promises');
  await project.put(
    'kale/picture.webp',
    await readFile(join(project.recipes, 'red-lentil-soup/picture.webp')),
  );
}

describe('a build', () => {
  it('has every recipe as it is now', async () => {
    await addKale();
    const store = openStore(project);
    await store.load();
    expect([...store.entries.keys()].sort()).toEqual(['kale', 'red-lentil-soup']);
    await project.put('kale/recipe.de.md', kaleDe.replace('Warm und satt', 'Deftig'));
    await store.load();
    expect(store.words('kale')?.story.html).toBe('<p>Deftig.</p>');
  });

  it('forgets a recipe that is gone', async () => {
    await addKale();
    const store = openStore(project);
    await store.load();
    await rm(join(project.recipes, 'kale'), { recursive: true });
    await store.load();
    expect([...store.entries.keys()]).toEqual(['red-lentil-soup']);
  });

  it('leaves drafts and future dates out, also what was public before', async () => {
    await addKale();
    const store = openStore(project);
    await store.load();
    for (const hidden of [
      kaleDe.replace('servings', 'draft: true\nservings'),
      kaleDe.replace('2026', '2999'),
    ]) {
      await addKale(hidden);
      await store.load();
      expect([...store.entries.keys()]).toEqual(['red-lentil-soup']);
    }
  });

  it('stops when anything is wrong and names all of it', async () => {
    await addKale(german.replace('servings: 4', 'servings: zwei').replace('vegan,', 'vegann,'));
    const failure = openStore(project).load();
    await expect(failure).rejects.toThrow(/kale\/recipe\.de\.md:7:11/);
    await expect(failure).rejects.toThrow(/kale\/recipe\.de\.md:10:14/);
    await expect(failure).rejects.toThrow(/red-lentil-soup\/recipe\.de\.md:3:7/);
  });

  it('stops at an address that two recipes want, although neither has changed', async () => {
    const store = openStore(project);
    await store.load();
    await project.put('slugs.json', '{ "red-lentil-soup": { "de": ["alt"], "en": ["red-lentil-soup"] } }');
    await expect(store.load()).rejects.toThrow(/Das Rezept war schon unter „alt“ zu finden/);
  });
});

describe('the development server', () => {
  it('shows drafts, and broken recipes as well as it can', async () => {
    await addKale(kaleDe.replace('title: Rote-Linsen-Suppe', 'draft: true\ntitel: Kohl'));
    const store = openStore(project, new EventEmitter());
    await store.load();
    expect(store.words('kale')?.title).toBe('kale');
    expect(store.context.logger.warn).toHaveBeenCalledWith(expect.stringContaining('Meintest du „title“?'));
  });

  it('shows a change at once, and drops what is deleted', async () => {
    const watcher = new EventEmitter();
    const store = openStore(project, watcher);
    await store.load();
    const file = join(project.recipes, 'red-lentil-soup/recipe.de.md');
    await project.put(
      'red-lentil-soup/recipe.de.md',
      german.replace('title: Rote-Linsen', 'title: Gelbe-Linsen'),
    );
    watcher.emit('change', file);
    await vi.waitFor(() => {
      expect(store.words('red-lentil-soup')?.title).toBe('Gelbe-Linsen-Suppe');
    });
    await rm(join(project.recipes, 'red-lentil-soup'), { recursive: true });
    watcher.emit('unlinkDir', join(project.recipes, 'red-lentil-soup'));
    await vi.waitFor(() => {
      expect(store.entries.size).toBe(0);
    });
    expect(store.context.logger.error).not.toHaveBeenCalled();
  });
});
