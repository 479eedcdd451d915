import { expect, test, type Page } from '@playwright/test';
import { locales } from '#domain/locales.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { banner } from './consent.ts';
import { typefacesShown } from './site.ts';

/** The window without the browser's own bars: an iPhone 15 shows 659 px of 852. */
const screens = [
  { name: 'a tall phone', width: 390, height: 844 },
  { name: 'an iPhone 15', width: 393, height: 659 },
  { name: 'an old iPhone', width: 375, height: 667 },
  { name: 'a small Android phone', width: 360, height: 640 },
  { name: 'a large phone', width: 430, height: 740 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a laptop', width: 1366, height: 650 },
  { name: 'a small desktop', width: 1280, height: 720 },
  { name: 'a large desktop', width: 1440, height: 900 },
];

const landings = {
  de: ['/de/l/personal-plan', '/de/l/prevention-course'],
  en: ['/en/l/personal-plan', '/en/l/prevention-course'],
} as const;

/** Where the banner's card and the first button of the page are. */
const places = (page: Page) =>
  page.evaluate(() => {
    const [card, button] = ['.consent-card', 'main :is(.button, button[type=submit])'].map((selector) => {
      const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      return shown?.getBoundingClientRect().toJSON() as DOMRect | undefined;
    });
    return { card, button };
  });

for (const locale of locales) {
  test(`the consent banner covers no page’s first button, and at most two fifths of a phone (${locale})`, async ({
    page,
  }) => {
    const start = pathOf('onboarding', locale);
    const paths = [
      pathOf('home', locale),
      ...landings[locale],
      coursePath('zpp', 'course', locale),
      pathOf('plans', locale),
      start,
      pathOf('about', locale),
      pathOf('faq', locale),
    ];
    const covered: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await typefacesShown(page);
      for (const { name, ...size } of screens) {
        await page.setViewportSize(size);
        const { card, button } = await places(page);
        const isPhone = size.width <= 390;
        const share = (card?.height ?? size.height) / size.height;
        if (isPhone && path === pathOf('home', locale)) expect.soft(share, name).toBeLessThanOrEqual(0.4);
        if (!card || !button) continue;
        const isBeside = button.x >= card.x + card.width || button.x + button.width <= card.x;
        const isApart = button.y + button.height <= card.y || button.y >= card.y + card.height;
        const isBelow = button.y >= size.height;
        if (!isBeside && !isApart && !isBelow) covered.push(`${path} on ${name}`);
        // Here the button that starts the questions shows as well.
        if (path === start && name === 'a tall phone')
          expect.soft(button.y + button.height).toBeLessThanOrEqual(card.y);
      }
    }
    expect(covered).toEqual([]);
  });
}
