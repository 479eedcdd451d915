import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { openAsMember } from './onboarding-accounts.ts';
import { heading, longPlan, orderButton, plan, startOf, words } from './plan.ts';
import { en } from './texts.ts';

test.beforeEach(async ({ context, page, baseURL }) => {
  await hasDecided(context, 'declined', baseURL);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('plan: bought with the keyboard alone, and every state of plans, order and welcome is accessible at 320 px', async ({
  page,
  baseURL,
}) => {
  const { de: said, en: english } = words;
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(said.plans);
  await page.getByText(said.code).click();
  await page.getByLabel(said.codeField).fill('nix');
  await page.getByRole('button', { name: said.apply }).click();
  await expect(page.locator('.field-problem')).toHaveText(said.refused);
  await expectAccessible(page, 'refused code');

  await page.goto(said.order);
  await expectAccessible(page, 'nothing to order');
  await openAsMember(page, baseURL, english.plans);
  await page.getByRole('link', { name: startOf(plan, 'en'), exact: true }).press('Enter');
  await expect(orderButton(page, 'en')).toBeVisible();
  await page.goto(`${english.order}?product=${plan.key}&code=NIX`);
  await expect(page.getByRole('alert').filter({ hasText: en('order').island.notice.discount })).toBeVisible();
  const facts = page.locator('form > dl');
  await expect(facts.locator('dt')).toHaveText(english.facts);
  await expect(facts.locator('dd').nth(1)).toContainText(english.vat);
  expect(await facts.evaluate((list) => list.nextElementSibling?.textContent)).toBe(english.button);
  await expectAccessible(page, 'order');
  await page.route('**/api/checkout', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'payments_unavailable' } } }),
  );
  await orderButton(page, 'en').press('Enter');
  await expect(page.getByText(english.missing)).toBeVisible();
  await expectAccessible(page, 'missing');
  // The missing field has the focus: first one box, then the other.
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) {
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(en('errors').payments_unavailable)).toBeVisible();
  await expectAccessible(page, 'unavailable');
  await page.unroute('**/api/checkout');
  await orderButton(page, 'en').press('Enter');
  await expect(page).toHaveURL(/\/pay\/cs_/);
  await page.getByRole('button', { name: 'Pay by card', exact: true }).press('Enter');
  await expect(heading(page)).toHaveText(english.paid);
  await expect(heading(page)).toBeFocused();
  // The app was bought: both stores come first.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /App Store/ })).toBeFocused();
  await expectAccessible(page, 'paid');
  await page.goto(`${said.welcome}?order=somebody-elses`);
  await expect(heading(page)).toHaveText(said.unknown);
  await expectAccessible(page, 'unknown');
  await page.goto(`${said.order}?product=${longPlan.key}`);
  await expect(heading(page)).toHaveText(said.has);
  await expectAccessible(page, 'has');
});
