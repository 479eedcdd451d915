import { expect, test, type Page } from '@playwright/test';
import { standStill } from './consent.ts';
import { settleConsent, soup } from './recipe-pages.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Kochmodus' });
const slide = (page: Page) => dialog(page).locator('section:not([inert])');
const progress = (page: Page) => dialog(page).locator('.progress');
const awake = (page: Page) => dialog(page).getByText('Bildschirm bleibt an');
const next = (page: Page) => dialog(page).locator('.next');

async function cook(page: Page) {
  await page.getByRole('button', { name: 'Jetzt kochen' }).click();
  await expect(dialog(page)).toBeVisible();
}

/**
 * Goes to the next step and waits until it stops: Playwright would scroll a moving button into view before pressing,
 * which turns to another step.
 */
async function turn(page: Page) {
  await next(page).click();
  await expect(slide(page)).toBeInViewport({ ratio: 1 });
}

/** A finger or a screen reader, which scrolls to the third step without touch, wheel or key. */
async function swipe(page: Page) {
  await dialog(page)
    .locator('.track')
    .evaluate((track) => {
      track.scrollTo({ left: track.clientWidth * 3, behavior: 'instant' });
    });
  await expect(progress(page)).toHaveText('Schritt 3 von 6');
  await expect(slide(page)).toBeInViewport({ ratio: 1 });
}

test('cook mode shows one step at a time with the chosen amounts, keeps ticks, and reopens where it was closed', async ({
  page,
}) => {
  await page.goto(`${soup.de}#p=6`);
  await cook(page);
  await expect(slide(page)).toContainText('rote Linsen');
  await expect(slide(page)).toContainText('375 g');
  await slide(page)
    .getByRole('checkbox', { name: /Ingwer/ })
    .click();

  await next(page).click();
  await expect(progress(page)).toHaveText('Schritt 1 von 6');
  await expect(slide(page)).toContainText('1 ½ EL');
  await expect(slide(page)).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press('ArrowRight');
  await expect(progress(page)).toHaveText('Schritt 2 von 6');
  await page.keyboard.press('ArrowLeft');
  await expect(progress(page)).toHaveText('Schritt 1 von 6');
  await next(page).click();

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main').getByRole('checkbox', { name: /Ingwer/ })).toBeChecked();
  await cook(page);
  await expect(progress(page)).toHaveText('Schritt 2 von 6');

  await swipe(page);
  for (let step = 4; step <= 6; step += 1) await next(page).click();
  await expect(progress(page)).toHaveText('Schritt 6 von 6');
  await next(page).click();
  await expect(slide(page)).toContainText('Guten Appetit');
  await next(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Jetzt kochen' })).toBeFocused();
});

test('a step can be used while its animation runs, and timers cover no step on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(soup.de);
  await cook(page);
  // Pressed as soon as the button appears, without Playwright's pause for moving elements.
  await next(page).click();
  const timer = dialog(page).getByRole('button', { name: 'Küchenuhr stellen: 4 Minuten' });
  await expect(timer).toBeInViewport();
  await timer.click({ force: true, scroll: 'none' });
  await expect(dialog(page).getByRole('timer')).toBeVisible();
  await expect(progress(page)).toHaveText('Schritt 1 von 6');
  await expect(slide(page)).toBeInViewport({ ratio: 1 });

  await next(page).click();
  await turn(page);
  await slide(page).getByRole('button', { name: 'Küchenuhr stellen: 10 Minuten' }).click();
  await expect(dialog(page).getByRole('timer')).toHaveCount(2);
});

test('the visible step can be used after turning the phone or a swipe, without a wake lock or word of the end of a scrolling', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    Reflect.deleteProperty(window, 'onscrollend');
  });
  await page.goto(soup.de);
  await cook(page);
  await turn(page);
  await expect(progress(page)).toHaveText('Schritt 1 von 6');
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(slide(page)).toBeInViewport({ ratio: 1 });
  await swipe(page);
  await expect(awake(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('timers count down, survive step changes, and ring', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await standStill(page);
  await page.goto(soup.de);
  await cook(page);
  await turn(page);
  await slide(page).getByRole('button', { name: 'Küchenuhr stellen: 4 Minuten' }).click();
  const dock = dialog(page).locator('timer-dock');
  await expect(dock).toContainText('Schritt 1 · 4 Minuten');

  await next(page).click();
  await page.clock.fastForward(60_000);
  await expect(dock.getByRole('timer')).toHaveText('3:00');
  await dock.getByRole('button', { name: '+1 Min. für Schritt 1 · 4 Minuten' }).click();
  await expect(dock.getByRole('timer')).toHaveText('4:00');

  await page.keyboard.press('Escape');
  const onPage = page.locator('main > .page-timers timer-dock');
  await expect(onPage.getByRole('timer')).toHaveText('4:00');
  await page.clock.fastForward(241_000);
  await expect(onPage.getByRole('alert')).toHaveText('Zeit ist um');
  await onPage.getByRole('button', { name: 'Küchenuhr ausschalten: Schritt 1 · 4 Minuten' }).click();
  await expect(onPage).toBeHidden();
});

test('two equal times in one step start two timers', async ({ page }) => {
  await page.goto('/de/rezepte/putengeschnetzeltes-mit-champignons');
  const step = page.locator('main [data-steps] p', { hasText: 'zugießen' });
  const both = step.getByRole('button', { name: 'Küchenuhr stellen: 2 Minuten' });
  await expect(both).toHaveCount(2);
  await both.first().click();
  await both.last().click();
  await expect(page.locator('main').getByRole('timer')).toHaveCount(2);
});

test('keeps the screen awake while cooking, also after switching tabs, and not longer; with a low battery not at all', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const held = new Set<EventTarget>();
    Object.assign(window, { battery: 'low' });
    const request = () => {
      if (Reflect.get(window, 'battery') === 'low')
        return Promise.reject(new DOMException('low battery', 'NotAllowedError'));
      const lock = Object.assign(new EventTarget(), {
        released: false,
        release() {
          held.delete(lock);
          lock.released = true;
          lock.dispatchEvent(new Event('release'));
          return Promise.resolve();
        },
      });
      held.add(lock);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.defineProperty(window, 'locks', { get: () => held });
  });
  const held = () => page.evaluate(() => (Reflect.get(window, 'locks') as Set<unknown>).size);
  await page.goto(soup.de);
  await cook(page);
  await expect(dialog(page).locator('.awake')).toBeAttached();
  await expect(awake(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Reflect.set(window, 'battery', 'full'));
  await cook(page);
  await expect.poll(held).toBe(1);
  await expect(awake(page)).toBeVisible();

  await page.evaluate(() => {
    for (const lock of Reflect.get(window, 'locks') as Set<WakeLockSentinel>) void lock.release();
  });
  await expect.poll(held).toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(held).toBe(1);

  await page.keyboard.press('Escape');
  await expect.poll(held).toBe(0);
  expect(errors).toEqual([]);
});

test('a script missing after a deploy leaves the steps on the page', async ({ page }) => {
  await page.route('**/cook-mode*.js', (route) => route.abort());
  await page.goto(soup.de);
  await page.getByRole('button', { name: 'Jetzt kochen' }).click();
  await expect(page.locator('toast-region')).toContainText('Alle Schritte stehen hier auf der Seite');
});
