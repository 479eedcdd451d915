import { expect, test, type Page } from '@playwright/test';
import { coursePath } from '#i18n/course-routes.ts';
import { landingPath, pathOf } from '#i18n/routes.ts';
import { bookable } from './bookable.ts';
import { banner } from './consent.ts';
import { written } from './content.ts';
import { anyDish } from './recipe-pages.ts';
import { typefacesShown } from './site.ts';

/** The window without the browser's own bars: an iPhone 15 shows 659 px of 852. */
const screens = [
  { name: 'a tall phone', width: 390, height: 844 },
  { name: 'an iPhone 15', width: 393, height: 659 },
  { name: 'an old iPhone', width: 375, height: 667 },
  { name: 'a small Android phone', width: 360, height: 640 },
  { name: 'an old iPhone with the bars of its browser', width: 375, height: 553 },
  { name: 'a large phone', width: 430, height: 740 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a laptop', width: 1366, height: 650 },
  { name: 'a small desktop', width: 1280, height: 720 },
  { name: 'a large desktop', width: 1440, height: 900 },
];

/** The banner, the page's first button or field, and everything on the first screen that the banner covers. */
const places = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('#consent')?.getBoundingClientRect();
    const all = [...document.querySelectorAll('main :is(a, button, input, select, summary)')].filter((one) =>
      one.checkVisibility(),
    );
    const isCovered = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return card !== undefined && top < card.bottom && bottom > card.top;
    };
    const first = all.find((one) => one.matches('.button, button[type=submit], input'));
    return {
      height: card?.height,
      end: first?.getBoundingClientRect().bottom,
      covered: all.filter(isCovered).map((one) => one.outerHTML.slice(0, 80)),
    };
  });

/** Replaces headline and lead by texts of that length, as editors may have written longer ones. */
const writeHero = (page: Page, headline: number, lead: number) =>
  page.evaluate(
    ([most, mostOfLead]) => {
      const text =
        'Ein Plan sagt dir, was morgens, mittags und abends auf den Tisch kommt: so, wie du gern isst, mit Rezepten für alle, die mitessen, und ganz ohne Verbote, auch an vollen Tagen.';
      for (const title of document.querySelectorAll('main h1')) title.textContent = text.slice(0, most);
      for (const lead of document.querySelectorAll('main h1 ~ .lead'))
        lead.textContent = text.slice(0, mostOfLead);
    },
    [headline, lead] as const,
  );

test('consent banner: covers nothing of any first screen, leaves the first button of each landing page on it, and takes at most two fifths of a phone', async ({
  page,
}) => {
  /** Each with the usual lengths of headline and lead. */
  const landingPages: [string, number, number][] = [
    [pathOf('home', 'de'), 42, 180],
    ...(await written('landings')).map(({ id }): [string, number, number] => [
      landingPath(id, 'de'),
      45,
      156,
    ]),
    ...bookable.map((key): [string, number, number] => [coursePath(key, 'course', 'de'), 25, 121]),
    [pathOf('plans', 'de'), 41, 95],
    [pathOf('onboarding', 'de'), 45, 130],
  ];
  const others: [string, number, number][] = [
    [pathOf('about', 'de'), 25, 168],
    [pathOf('faq', 'de'), 11, 116],
    [anyDish().de, 40, 100],
  ];
  const faults: string[] = [];
  for (const [path, headline, lead] of [...landingPages, ...others]) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await typefacesShown(page);
    await writeHero(page, headline, lead);
    const isLanding = landingPages.some(([one]) => one === path);
    for (const { name, ...size } of screens) {
      await page.setViewportSize(size);
      const { height = 0, end = 0, covered } = await places(page);
      const isPhone = size.width <= 390;
      if (isPhone && path === pathOf('home', 'de'))
        expect.soft(height / size.height, name).toBeLessThanOrEqual(0.4);
      if (covered.length > 0) faults.push(`${path} on ${name}: ${covered.join()}`);
      if (isLanding && end > size.height) faults.push(`${path} on ${name}: the button ends at ${end} px`);
    }
  }
  expect(faults).toEqual([]);
});

test('consent banner: the first field of each form and search is on the first screen of a phone with the bars of its browser', async ({
  page,
}) => {
  const [small] = screens.filter(({ height }) => height < 600);
  if (!small) throw new Error('There is no small screen.');
  await page.setViewportSize(small);
  const paths = [
    pathOf('recipes', 'de'),
    pathOf('faq', 'de'),
    pathOf('week', 'de'),
    pathOf('cancel', 'de'),
    pathOf('withdrawal', 'de'),
    ...bookable.flatMap((key) => [
      coursePath(key, 'reimbursement', 'de'),
      coursePath(key, 'notPossible', 'de'),
    ]),
  ];
  const off: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await typefacesShown(page);
    const { end = 0 } = await places(page);
    if (end > small.height) off.push(`${path}: ${end} px`);
  }
  expect(off).toEqual([]);
});
