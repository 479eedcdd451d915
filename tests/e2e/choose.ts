import { expect, type Locator } from '@playwright/test';

/**
 * Ticks a box or chooses a radio button. Playwright's own `check` looks once, right after the click: on a busy machine
 * that can be before the island has answered.
 */
export async function choose(box: Locator): Promise<void> {
  if (await box.isChecked()) return;
  await box.click();
  await expect(box).toBeChecked();
}
