import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { formatMoney } from '#domain/format.ts';
import { confirm, fillBillingAddress, words as courseWords } from './course.ts';
import { hasDecided } from './consent.ts';
import { walk } from './keyboard.ts';
import { openAsMember } from './onboarding-accounts.ts';
import { storages } from './onboarding.ts';
import { heading, orderButton, pay, placeOrder, words } from './plan.ts';

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('a course order needs its conditions confirmed, and its booking is cleared once paid', async ({
  page,
  baseURL,
}) => {
  const said = words.en;
  const course = courseWords.en;
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Straight to the order: the conditions come first.
  await openAsMember(page, baseURL, `${said.order}?product=zpp`);
  await expect(page).toHaveURL(course.requirements);
  await confirm(page, 'en');
  await expect(page).toHaveURL(`${said.order}?product=zpp`);

  await expect(orderButton(page, 'en')).toBeVisible();
  await expect(page.getByText('The course is in German')).toBeVisible();
  const facts = page.locator('form > dl');
  await expect(facts.locator('dd').nth(1)).toContainText(formatMoney(75_00));
  await expect(facts).toContainText('You pay once and are never charged again');
  await expectAccessible(page, 'a course to order');
  expect((await storages(page)).tab).toContain('requirements');

  expect(await walk(page)).toEqual([]);
  // Everything missing at once: four lines of the address, two boxes.
  await orderButton(page, 'en').click();
  const name = page.getByRole('textbox', { name: course.name, exact: true });
  await expect(name).toBeFocused();
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(6);
  await fillBillingAddress(page, 'en');
  await placeOrder(page, 'en');
  await expect(page.locator('.total')).toHaveText('75,00 €');
  await pay(page, '3ds');
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(heading(page)).toHaveText('You’re in. Lovely to have you on the course.');
  expect((await storages(page)).tab).not.toContain('requirements');
});
