import { expect, test } from '@playwright/test';
import { company } from '#domain/company.ts';
import { pathOf, legalPages } from '#i18n/routes.ts';
import { byLocale } from './site.ts';

const buttons = {
  de: { cancel: 'Verträge hier kündigen', withdraw: 'Vertrag widerrufen' },
  en: { cancel: 'Cancel contracts here', withdraw: 'Withdraw from a contract' },
};

for (const locale of ['de', 'en'] as const) {
  test(`every page in ${locale} leads to all legal pages in one step`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of byLocale(locale)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const footer = page.getByRole('contentinfo');
      for (const legal of legalPages) {
        await expect(
          footer.locator(`a[href="${pathOf(legal, locale)}"]:not([hreflang])`),
          `${path}: ${legal}`,
        ).toBeVisible();
      }
      await expect(footer.getByRole('link', { name: buttons[locale].cancel, exact: true })).toBeVisible();
      await expect(footer.getByRole('link', { name: buttons[locale].withdraw, exact: true })).toBeVisible();
    }
  });

  test(`the imprint in ${locale} names everything that the law asks for`, async ({ page }) => {
    await page.goto(pathOf('imprint', locale));
    const text = await page.locator('main').innerText();
    const {
      name,
      street,
      postcode,
      city,
      managingDirector,
      email,
      phone,
      registerCourt,
      registerNumber,
      vatId,
    } = company;
    for (const fact of [
      name,
      street,
      postcode,
      city,
      managingDirector,
      email,
      phone,
      registerCourt,
      registerNumber,
      vatId,
    ]) {
      expect(text).toContain(fact);
    }
  });
}

test('no page stores anything on the device', async ({ page, context }) => {
  test.setTimeout(120_000);
  for (const path of byLocale('de')) {
    await page.goto(path);
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
    expect(stored, path).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});
