import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { formatMoney } from '#domain/text/format.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { priceOf } from '#domain/shop/prices.ts';
import { confirm, fillBillingAddress, words as courseWords } from './course.ts';
import { hasDecided } from './consent.ts';
import { walk } from './keyboard.ts';
import { openAsMember } from './onboarding-accounts.ts';
import { storages } from './onboarding.ts';
import { charged, heading, orderButton, pay, placeOrder, words } from './plan.ts';
import { en } from './texts.ts';
import { course as booked, needsBookable } from './bookable.ts';
import { at } from './site.ts';

test.beforeEach(() => needsBookable());
test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('course: an order needs the conditions confirmed, and what was noted for it is cleared once paid', async ({
  page,
  baseURL,
}) => {
  const said = words.en;
  const course = courseWords.en;
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Straight to the order: the conditions come first.
  await openAsMember(page, baseURL, `${said.order}?product=${booked}`);
  await expect(page).toHaveURL(at(course.requirements));
  await confirm(page, 'en');
  await expect(page).toHaveURL(at(`${said.order}?product=${booked}`));

  await expect(orderButton(page, 'en')).toBeVisible();
  await expect(page.getByText(en('order').island.review.german)).toBeVisible();
  const facts = page.locator('form > dl');
  await expect(facts.locator('dd').nth(1)).toContainText(formatMoney(priceOf(productOf(booked))));
  await expect(facts).toContainText(en('order').island.facts.renewalCourse);
  await expectAccessible(page, 'a course to order');
  expect((await storages(page)).tab).toContain('requirements');

  expect(await walk(page)).toEqual([]);
  // All that is missing is marked at once: four lines of the address, two boxes.
  await orderButton(page, 'en').click();
  const name = page.getByRole('textbox', { name: course.name, exact: true });
  await expect(name).toBeFocused();
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(6);
  await fillBillingAddress(page, 'en');
  await placeOrder(page, 'en');
  await expect(page.locator('.total')).toContainText(charged(priceOf(productOf(booked))));
  await pay(page, '3ds');
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(heading(page)).toHaveText(en('welcome').island.paid.courseTitle);
  expect((await storages(page)).tab).not.toContain('requirements');
});
