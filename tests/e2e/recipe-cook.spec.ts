import { expect, test, type Page } from '@playwright/test';
import { fill } from '#domain/text/fill.ts';
import { standStill } from './consent.ts';
import { amountsFor, anyDish, dishWith, settleConsent, timedSteps, type Dish } from './recipe-pages.ts';
import { de } from './texts.ts';
import { holdToasts } from './toasts.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

const dialog = (page: Page) => page.getByRole('dialog', { name: de('recipes').cook.title });
const slide = (page: Page) => dialog(page).locator('section:not([inert])');
const progress = (page: Page) => dialog(page).locator('.progress');
const awake = (page: Page) => dialog(page).getByText(de('recipes').cook.awake);
const next = (page: Page) => dialog(page).locator('.next');

async function cook(page: Page) {
  await page.getByRole('button', { name: de('recipes').actions.cook }).click();
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

const stepOf = (dish: Dish, number: number) =>
  fill(de('recipes').cook.step, { number, last: dish.steps.length });

/** Scrolls to the third step as a screen reader does, without touch, wheel or key. */
async function swipe(page: Page, dish: Dish) {
  await dialog(page)
    .locator('.track')
    .evaluate((track) => {
      track.scrollTo({ left: track.clientWidth * 3, behavior: 'instant' });
    });
  await expect(progress(page)).toHaveText(stepOf(dish, 3));
  await expect(slide(page)).toBeInViewport({ ratio: 1 });
}

const timerOf = (page: Page, time: string) =>
  slide(page).getByRole('button', { name: fill(de('recipes').timers.start, { time }) });

test('cook mode: one step at a time with the chosen amounts, ticks are kept, and it reopens where it was closed', async ({
  page,
}) => {
  const dish = anyDish();
  await page.goto(`${dish.de}#p=${dish.servings + 2}`);
  await cook(page);
  for (const { amount } of amountsFor(dish, dish.servings + 2))
    await expect(slide(page)).toContainText(amount);
  // Read once the page has been scaled.
  const inFirstStep = await page.locator('#step-1 [data-quantity]').allTextContents();
  await slide(page).getByRole('checkbox').first().click();

  await next(page).click();
  await expect(progress(page)).toHaveText(stepOf(dish, 1));
  for (const amount of inFirstStep) await expect(slide(page)).toContainText(amount);
  await expect(slide(page)).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press('ArrowRight');
  await expect(progress(page)).toHaveText(stepOf(dish, 2));
  await page.keyboard.press('ArrowLeft');
  await expect(progress(page)).toHaveText(stepOf(dish, 1));
  await next(page).click();

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main [data-ingredients]').getByRole('checkbox').first()).toBeChecked();
  await cook(page);
  await expect(progress(page)).toHaveText(stepOf(dish, 2));

  await swipe(page, dish);
  for (let step = 4; step <= dish.steps.length; step += 1) await next(page).click();
  await expect(progress(page)).toHaveText(stepOf(dish, dish.steps.length));
  await next(page).click();
  await expect(slide(page)).toContainText(de('recipes').cook.enjoy);
  await next(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: de('recipes').actions.cook })).toBeFocused();
});

test('cook mode: a step can be used while it moves into view, and timers cover no step on the smallest phone', async ({
  page,
}) => {
  const dish = anyDish();
  const [first, second] = timedSteps(dish);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(dish.de);
  await cook(page);
  for (let step = 1; step < (first?.number ?? 0); step += 1) await turn(page);
  // Pressed as soon as the button appears, without Playwright's pause for moving elements.
  await next(page).click();
  const timer = timerOf(page, first?.time ?? '');
  await expect(timer).toBeInViewport();
  await timer.click({ force: true, scroll: 'none' });
  await expect(dialog(page).getByRole('timer')).toBeVisible();
  await expect(progress(page)).toHaveText(stepOf(dish, first?.number ?? 0));
  await expect(slide(page)).toBeInViewport({ ratio: 1 });

  for (let step = first?.number ?? 0; step < (second?.number ?? 0); step += 1) await turn(page);
  await timerOf(page, second?.time ?? '').click();
  await expect(dialog(page).getByRole('timer')).toHaveCount(2);
});

test('cook mode: without a wake lock and the end of scrolling, a step can be used after a turn of the phone and a swipe', async ({
  page,
}) => {
  const dish = anyDish();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    Reflect.deleteProperty(window, 'onscrollend');
  });
  await page.goto(dish.de);
  await cook(page);
  await turn(page);
  await expect(progress(page)).toHaveText(stepOf(dish, 1));
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(slide(page)).toBeInViewport({ ratio: 1 });
  await swipe(page, dish);
  await expect(awake(page)).toBeHidden();
  expect(errors).toEqual([]);
});

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

test('cook mode: timers count down, survive step changes, and ring', async ({ page }) => {
  const dish = anyDish();
  const [step] = timedSteps(dish);
  const { number = 0, time = '', seconds = 0 } = step ?? {};
  const timer = fill(de('recipes').timers.of, { number, time });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await standStill(page);
  await page.goto(dish.de);
  await cook(page);
  for (let turned = 0; turned < number; turned += 1) await turn(page);
  await timerOf(page, time).click();
  const dock = dialog(page).locator('timer-dock');
  await expect(dock).toContainText(timer);

  await next(page).click();
  await page.clock.fastForward(60_000);
  await expect(dock.getByRole('timer')).toHaveText(clock(seconds - 60));
  await dock.getByRole('button', { name: fill(de('recipes').timers.minute, { timer }) }).click();
  await expect(dock.getByRole('timer')).toHaveText(clock(seconds));

  await page.keyboard.press('Escape');
  const onPage = page.locator('main > .page-timers timer-dock');
  await expect(onPage.getByRole('timer')).toHaveText(clock(seconds));
  await page.clock.fastForward((seconds + 1) * 1000);
  await expect(onPage.getByRole('alert')).toHaveText(de('recipes').timers.rung);
  await onPage.getByRole('button', { name: fill(de('recipes').timers.stop, { timer }) }).click();
  await expect(onPage).toBeHidden();
});

test('recipe: two equal times in one step start two timers', async ({ page }) => {
  const equal = ({ timers }: Dish['steps'][number]) =>
    timers.find(({ text }, index) => timers.slice(index + 1).some((other) => other.text === text));
  const dish = dishWith('with two equal times in a step', ({ steps }) => steps.some(equal));
  const index = dish.steps.findIndex(equal);
  const [time = ''] = dish.steps.flatMap((step) => equal(step)?.text ?? []);
  await page.goto(dish.de);
  const both = page
    .locator(`#step-${index + 1}`)
    .getByRole('button', { name: fill(de('recipes').timers.start, { time }), exact: true });
  await expect(both).toHaveCount(2);
  await both.first().click();
  await both.last().click();
  await expect(page.locator('main').getByRole('timer')).toHaveCount(2);
});

test('cook mode: the screen stays awake while cooking, also after another tab, and not on a low battery', async ({
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
  await page.goto(anyDish().de);
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

test('cook mode: if its script is missing, the steps are still on the page, and a toast says so', async ({
  page,
}) => {
  await holdToasts(page);
  await page.route('**/recipe-tools*.js', (route) => route.abort());
  await page.goto(anyDish().de);
  await page.getByRole('button', { name: de('recipes').actions.cook }).click();
  await expect(page.locator('toast-region')).toContainText(de('recipes').cook.failed);
});
