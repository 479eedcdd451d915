import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentDays, dateRecords, datesOf, recordOf } from '#site/feeds/structured-data/dates.ts';

const soup = 'src/content/recipes/red-lentil-coconut-soup';
const shakshuka = 'src/content/recipes/spinach-shakshuka';
const [noted, today] = ['2026-03-01', '2026-04-01'] as const;

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'dates-'));
  for (const folder of [soup, shakshuka]) await cp(folder, join(project, folder), { recursive: true });
  await note(noted);
});
afterEach(() => rm(project, { recursive: true }));

const note = (day: typeof noted | typeof today) =>
  writeFile(join(project, dateRecords.recipes), recordOf(datesOf(project, 'recipes', day)));
const days = () => Object.fromEntries(datesOf(project, 'recipes', today).map(({ name, day }) => [name, day]));

it('content dates: only what has changed, in either language or its picture, dates from today', async () => {
  // Copied over itself: a file’s time is no change.
  await cp(soup, join(project, soup), { recursive: true });
  expect(days()).toEqual({ [soup]: noted, [shakshuka]: noted });
  await writeFile(join(project, soup, 'picture.jpg'), 'x');
  expect(days()).toEqual({ [soup]: today, [shakshuka]: noted });
  await cp(soup, join(project, soup), { recursive: true });
  await appendFile(join(project, soup, 'recipe.en.md'), 'One more word.\n');
  expect(days()).toEqual({ [soup]: today, [shakshuka]: noted });
  await note(today);
  expect(await readFile(join(project, dateRecords.recipes), 'utf8')).toMatch(
    /^2026-04-01 [\da-f]{12} .*soup\n2026-03-01 [\da-f]{12} .*shakshuka\n$/,
  );
});

it('content dates: of two lines after a merge the right one counts, and recording again leaves one', async () => {
  const file = join(project, dateRecords.recipes);
  await appendFile(file, `2026-05-05 0123456789ab ${soup}\n<<<<<<< not a line\n`);
  expect(days()).toEqual({ [soup]: noted, [shakshuka]: noted });
  await note(today);
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
});

it('content dates: without a record everything is new, and nothing fails', async () => {
  await rm(join(project, dateRecords.recipes));
  expect(days()).toEqual({ [soup]: today, [shakshuka]: today });
});

it('each insurer has a day of its own, and catalogues and prices have theirs', () => {
  const names = [...contentDays(process.cwd(), 'pages').keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'src/content/insurers/insurers.yaml#techniker-krankenkasse',
      'i18n/de/home.json',
      'src/domain/shop/catalogue.ts',
      'src/content/faq/food/01-forbidden-foods.de.md',
    ]),
  );
  expect(names.filter((name) => name.includes('recipes/') || name.endsWith('insurers.yaml'))).toEqual([]);
});
