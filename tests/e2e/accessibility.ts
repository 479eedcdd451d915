import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './site.ts';

/** Runs axe. Without frames there is no need to run it again in a separate window. */
export async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** All of axe in the light, in the dark the colours again: nothing else differs between the themes. */
export const barriersIn = (colorScheme: 'light' | 'dark', axe: AxeBuilder) =>
  barriers(colorScheme === 'light' ? axe : axe.withRules('color-contrast'));

/** A state of a page in both themes: accessible within a part of it, and no wider than the window. */
export async function expectAccessible(page: Page, state: string, within = 'main'): Promise<void> {
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const found = await barriersIn(colorScheme, new AxeBuilder({ page }).include(within));
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
