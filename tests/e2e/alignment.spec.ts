import { expect, test, type Page } from '@playwright/test';
import { coursePath } from '#i18n/course-routes.ts';
import { pathOf } from '#i18n/routes.ts';
import { everyPage } from '../site/pages.ts';
import { hasDecided } from './consent.ts';

/** Text links on a line of their own that are not aligned with the surrounding stack of buttons. */
const shifted = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const textStart = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.min(
        ...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left),
      );
    };
    return [...main.querySelectorAll('.button.quiet, .text-button')].flatMap((quiet) => {
      const box = quiet.getBoundingClientRect();
      const parent = quiet.parentElement;
      if (box.width === 0 || !parent) return [];
      const isRow = (one: Element) => {
        const other = one.getBoundingClientRect();
        return other.width > 0 && other.top < box.bottom - 4 && other.bottom > box.top + 4;
      };
      const before = [...parent.children].some(
        (one) => one !== quiet && isRow(one) && one.getBoundingClientRect().left < box.left,
      );
      if (before) return [];
      const stack = [...parent.children].map((one) => one.getBoundingClientRect());
      const wanted = Math.min(...stack.filter(({ width }) => width > 0).map(({ left }) => left));
      const off = Math.abs(textStart(quiet) - wanted);
      return off > 1 ? [`${quiet.textContent.trim()}: ${off.toFixed(1)} px`] : [];
    });
  });

const recipe = everyPage.find(({ path }) => /^\/de\/rezepte\/[^/]+$/.test(path))?.path ?? '';
const paths = [
  pathOf('home', 'de'),
  pathOf('about', 'de'),
  pathOf('onboarding', 'de'),
  coursePath('zpp', 'course', 'de'),
  coursePath('zpp', 'requirements', 'de'),
  coursePath('zpp', 'notPossible', 'de'),
  recipe,
];

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('alignment: text links begin where buttons begin, on phones and on large screens', async ({ page }) => {
  const widths = [390, 1280];
  const seen = new Map(widths.map((width) => [width, 0]));
  for (const path of paths) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const quiet = await page.getByRole('main').locator('.button.quiet:visible').count();
      seen.set(width, (seen.get(width) ?? 0) + quiet);
      expect(await shifted(page), `${path}, ${width} px`).toEqual([]);
    }
  }
  for (const width of widths) expect(seen.get(width)).toBeGreaterThan(5);
});
