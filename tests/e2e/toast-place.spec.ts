import { expect, test, type Page } from '@playwright/test';
import { coursePath } from '#i18n/course-routes.ts';
import { orderPath } from '#i18n/order-path.ts';
import { pathOf } from '#i18n/routes.ts';
import { plans } from '#domain/shop/catalogue.ts';
import { needsBookable, course } from './bookable.ts';
import { banner, hasDecided } from './consent.ts';
import { confirm } from './course.ts';
import { anyAddress, identityOf, openSignedIn } from './identity.ts';
import { anyDish } from './recipe-pages.ts';
import { de } from './texts.ts';
import { holdToasts } from './toasts.ts';

const toast = (page: Page) => page.locator('toast-region li');

/** What can be pressed or filled in on the screen, and a toast lies on it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll('a[href], button, input, select, textarea, summary, label');
    return [...all]
      .filter((element) => !element.closest('toast-region'))
      .filter((element) =>
        [...element.getClientRects()].some(({ x, y, width, height }) =>
          document.elementFromPoint(x + width / 2, y + height / 2)?.closest('toast-region'),
        ),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** At the top, while scrolling, and at the end of the page. */
async function coversNothing(page: Page, what: string) {
  await expect(toast(page), what).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const part of [0, 0.3, 0.6, 1]) {
    await page.evaluate((share) => {
      scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' });
    }, part);
    await expect.poll(() => covered(page), `${what}, at ${part}`).toEqual([]);
    await expect(toast(page), what).toBeInViewport({ ratio: 1 });
  }
}

for (const [name, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a small phone', { width: 375, height: 553 }],
  ['a desktop', { width: 1280, height: 720 }],
] as const) {
  test(`toast: covers nothing that can be pressed on ${name}, with and without the cookie banner`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    needsBookable(course);
    await holdToasts(page);
    await page.setViewportSize(size);
    const email = anyAddress('toast');
    const password = 'a-long-passphrase';
    await identityOf(baseURL).visitor.signUp(email, password);
    await openSignedIn(page, baseURL, { email, password }, pathOf('my', 'de'));
    // Otherwise the course's order leads to its requirements.
    await page.goto(coursePath(course, 'requirements', 'de'));
    await confirm(page, 'de');
    const [plan] = plans;
    const screens = [
      orderPath('de', course),
      ...(plan ? [orderPath('de', plan.key)] : []),
      pathOf('plans', 'de'),
      pathOf('onboarding', 'de'),
      pathOf('my', 'de'),
      pathOf('week', 'de'),
    ];
    for (const isDecided of [false, true]) {
      if (isDecided) await hasDecided(context, 'declined', baseURL);
      for (const path of screens) {
        // As after a sign-in that led here.
        await page.goto(`${path}#signed-in`);
        await expect(banner(page)).toBeVisible({ visible: !isDecided });
        await coversNothing(page, path);
      }
    }
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
    });
    await page.goto(anyDish().de);
    await page.getByRole('button', { name: de('recipes').actions.share }).click();
    await coversNothing(page, 'a recipe');
    await page.goto(pathOf('faq', 'de'));
    await page.locator('summary').first().click();
    await page
      .getByRole('link', { name: /kopieren/ })
      .first()
      .click();
    await coversNothing(page, 'the questions');
  });
}
