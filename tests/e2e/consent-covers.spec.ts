import { expect, test, type Page } from '@playwright/test';
import { coursePath } from '#i18n/course-routes.ts';
import { landingPath, pathOf } from '#i18n/routes.ts';
import { bookable } from './bookable.ts';
import { banner } from './consent.ts';
import { written } from './content.ts';
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

/** Where the banner's card and the first button of the page are. */
const places = (page: Page) =>
  page.evaluate(() => {
    const [card, button] = ['.consent-card', 'main :is(.button, button[type=submit])'].map((selector) => {
      const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      return shown?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    });
    return { card, button };
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

test('consent banner: leaves the first button of each page free, on the screen of each landing page, and covers at most two fifths of a phone', async ({
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
  ];
  const covered: string[] = [];
  for (const [path, headline, lead] of [...landingPages, ...others]) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await typefacesShown(page);
    await writeHero(page, headline, lead);
    const isLanding = landingPages.some(([one]) => one === path);
    for (const { name, ...size } of screens) {
      await page.setViewportSize(size);
      const { card, button } = await places(page);
      const isPhone = size.width <= 390;
      const share = (card?.height ?? size.height) / size.height;
      if (isPhone && path === pathOf('home', 'de')) expect.soft(share, name).toBeLessThanOrEqual(0.4);
      if (!card || !button) continue;
      const isBeside = button.x >= card.x + card.width || button.x + button.width <= card.x;
      const isApart = button.y + button.height <= card.y || button.y >= card.y + card.height;
      const isBelow = button.y >= size.height;
      const isOnScreen = button.y + button.height <= size.height;
      const isFree = isLanding ? isOnScreen && (isBeside || isApart) : isBeside || isApart || isBelow;
      if (!isFree) covered.push(`${path} on ${name}`);
    }
  }
  expect(covered).toEqual([]);
});
