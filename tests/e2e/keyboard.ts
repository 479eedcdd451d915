import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the focus is still within the same date field as before. */
const isBefore = (page: Page, place: number) =>
  page.evaluate(
    (before) => {
      const at = document.activeElement;
      return at instanceof HTMLInputElement && at.type === 'date' && at.dataset['stop'] === before;
    },
    String(place - 1),
  );

/** Tabs through the page; returns what cannot be reached, or has no visible focus. */
export async function walk(page: Page): Promise<string[]> {
  // Parts that load later would add stops.
  await expect(page.locator('main .skeleton').filter({ visible: true })).toHaveCount(0);
  const places = page.locator(
    'main :is(a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]):visible',
  );
  const count = await places.evaluateAll((all) => {
    // A group of radio buttons is one stop.
    const isStop = (one: Element) =>
      !(one instanceof HTMLInputElement) ||
      one.type !== 'radio' ||
      one.checked ||
      (!document.querySelector(`input[name="${CSS.escape(one.name)}"]:checked`) &&
        document.querySelector(`input[name="${CSS.escape(one.name)}"]`) === one);
    const stops = all.filter(isStop);
    for (const [place, stop] of stops.entries()) stop.setAttribute('data-stop', String(place));
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
    return stops.length;
  });
  const faults: string[] = [];
  for (let place = 0; place < count; place += 1) {
    await page.keyboard.press('Tab');
    // A date has a stop for each of its parts.
    for (let inner = 0; inner < 4 && (await isBefore(page, place)); inner += 1)
      await page.keyboard.press('Tab');
    const fault = await page.evaluate((expected) => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement)) return 'nothing has the focus';
      const name = at.outerHTML.slice(0, 90);
      if (at.dataset['stop'] !== expected) return `stop ${expected} is ${name}`;
      const { top, bottom, height } = at.getBoundingClientRect();
      if (height > 0 && (bottom < 0 || top > innerHeight)) return `out of sight: ${name}`;
      const around = [at, at.nextElementSibling, at.parentElement, at.closest('label')];
      const isMarked = around.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (
          (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || / 0px 0px 0px [2-9]/.test(boxShadow)
        );
      });
      return isMarked ? undefined : `not marked: ${name}`;
    }, String(place));
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

/** Presses a key with the focus where Tab would put it. */
export async function press(place: Locator, key = 'Enter') {
  await place.focus();
  await place.press(key);
}
