import { EventEmitter } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { contentLoader } from '../../../src/build/content-loader.ts';
import { recipeSource } from '../../../src/build/content-sources.ts';
import type { RecipeEntry } from '../../../src/build/recipe-entry.ts';
import { openStore } from '../content/astro-store.ts';
import { de } from './mistake.ts';
import { english, german, openRecipeProject, picture, type RecipeProject } from './recipe-project.ts';

let project: RecipeProject;
beforeEach(async () => {
  project = await openRecipeProject();
});

const open = (watcher?: EventEmitter) =>
  openStore<RecipeEntry>(contentLoader(recipeSource), project.root, watcher && { watcher });

const kaleDe = german.replace('slug: rote-linsen-suppe', 'slug: gruenkohl');

async function addKale(text = kaleDe) {
  await project.put('kale/recipe.de.md', text);
  await project.put('kale/recipe.en.md', english.replace('slug: red-lentil-soup', 'slug: kale'));
  await project.put('kale/picture.webp', await picture(1200, 900));
}

describe('recipe loader, build', () => {
  it('has every recipe as it is now, and no deleted, draft or future one', async () => {
    await addKale();
    const { entries, load } = open();
    const ids = async () => {
      await load();
      return [...entries.keys()].sort();
    };
    expect(await ids()).toEqual(['kale', 'red-lentil-soup']);
    await addKale(kaleDe.replace('Warm und satt', 'Deftig'));
    expect(await ids()).toEqual(['kale', 'red-lentil-soup']);
    expect(entries.get('kale')?.data.de.story.html).toBe('<p>Deftig.</p>');
    await addKale(kaleDe.replace('servings', 'draft: true\nservings'));
    expect(await ids()).toEqual(['red-lentil-soup']);
    const nextMonth = addDays(dayInGermany(new Date()), 30);
    await addKale(kaleDe.replace(/published: .*/, `published: ${nextMonth}`));
    expect(await ids()).toEqual(['red-lentil-soup']);
    await addKale();
    expect(await ids()).toEqual(['kale', 'red-lentil-soup']);
    await rm(join(project.recipes, 'kale'), { recursive: true });
    expect(await ids()).toEqual(['red-lentil-soup']);
  });

  it('stops on mistakes and lists all of them, also an address used twice', async () => {
    const { load } = open();
    await load();
    await project.put('slugs.json', '{ "red-lentil-soup": { "de": ["alt"], "en": ["red-lentil-soup"] } }');
    await expect(load()).rejects.toThrow(/Das Rezept war schon unter „alt“ zu finden/);
    await project.put('slugs.json', '{}');
    await addKale(german.replace('servings: 4', 'servings: zwei').replace('vegan,', 'vegann,'));
    const failure = load();
    await expect(failure).rejects.toThrow(/kale\/recipe\.de\.md:7:11/);
    await expect(failure).rejects.toThrow(/kale\/recipe\.de\.md:10:14/);
    await expect(failure).rejects.toThrow(/red-lentil-soup\/recipe\.de\.md:3:7/);
  });
});

describe('recipe loader, development server', () => {
  it('shows drafts, and as much as possible of broken recipes', async () => {
    await addKale(kaleDe.replace('title: Rote-Linsen-Suppe', 'draft: true\ntitel: Kohl'));
    const { entries, logger, load } = open(new EventEmitter());
    await load();
    expect(entries.get('kale')?.data.de.title).toBe('kale');
    expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining('Meintest du „title“?'));
  });

  it.each([
    ['empty', ''],
    ['half written', german.slice(0, 200)],
    ['cut off before its steps', german.slice(0, german.indexOf('1. Das'))],
    ['broken', german.replace('title: Rote', 'title: "Rote')],
  ])('shows a recipe that is %s as it was, until it can be read', async (_, text) => {
    const watcher = new EventEmitter();
    const { entries, logger, load } = open(watcher);
    await load();
    const title = () => entries.get('red-lentil-soup')?.data.de.title;
    const save = async (saved: string) => {
      await project.put(de, saved);
      watcher.emit('change', join(project.recipes, de));
    };
    await save(text);
    await expect.poll(() => logger.warn.mock.calls.length).toBe(1);
    expect(title()).toBe('Rote-Linsen-Suppe');
    await save(german.replace('title: Rote', 'title: Gelbe'));
    await expect.poll(title).toBe('Gelbe-Linsen-Suppe');
    expect(logger.error).not.toHaveBeenCalled();
  });
});
