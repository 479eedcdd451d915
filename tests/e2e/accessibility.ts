import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './site.ts';

/** axe's violations within a part of the page. */
export async function barriers(page: Page, options: RunOptions, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, how]) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      const { violations } = await run(part, { ...how, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
    [within, options] as const,
  );
}

/** The only rule whose result depends on the theme. */
export const colours = { runOnly: ['color-contrast'] };

/** Expects that part of a page to be accessible in both themes, and the page to fit the window. */
export async function expectAccessible(page: Page, state: string, within = 'main'): Promise<void> {
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const found = await barriers(page, colorScheme === 'light' ? {} : colours, within);
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
