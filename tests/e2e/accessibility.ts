import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './site.ts';

/** What axe finds within a part of the page. It is loaded once a page, and only tells the violations. */
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

/** All that differs between the themes. */
export const colours = { runOnly: ['color-contrast'] };

/** A state of a page in both themes: accessible within a part of it, and no wider than the window. */
export async function expectAccessible(page: Page, state: string, within = 'main'): Promise<void> {
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const found = await barriers(page, colorScheme === 'light' ? {} : colours, within);
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
