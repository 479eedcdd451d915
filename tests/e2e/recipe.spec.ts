import { expect, test, type Page } from '@playwright/test';
import { ingredientLines, settleConsent, soup } from './recipe-pages.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

const portions = (page: Page) => page.locator('portion-stepper output');
const more = (page: Page) => page.getByRole('button', { name: 'Eine Portion mehr' });
const fewer = (page: Page) => page.getByRole('button', { name: 'Eine Portion weniger' });

test('amounts follow the portions in list, steps, URL and the other language, and return exactly', async ({
  page,
}) => {
  await page.goto(`${soup.de}#p=-3`);
  await expect(portions(page)).toHaveText('4 Portionen');
  const written = await ingredientLines(page);
  expect(written).toContain('250 g rote Linsen');
  await page.getByText('rote Linsen', { exact: true }).first().click();
  await expect(page.getByRole('checkbox', { name: /rote Linsen/ })).toBeChecked();

  await more(page).click();
  await more(page).click();
  await expect(portions(page)).toHaveText('6 Portionen');
  await expect(page).toHaveURL(/#p=6$/);
  const lines = await ingredientLines(page);
  expect(lines).toContain('375 g rote Linsen');
  expect(lines).toContain('1 ½ Zwiebeln, fein gewürfelt');
  expect(lines).toContain('etwas Salz');
  await expect(page.locator('#step-3')).toContainText('375 g');

  await fewer(page).click();
  await fewer(page).click();
  await expect(portions(page)).toHaveText('4 Portionen');
  expect(await ingredientLines(page)).toEqual(written);
  await expect(page).toHaveURL(new RegExp(`${soup.de}$`));

  await page.goto(`${soup.de}#p=2`);
  await page.reload();
  await expect(portions(page)).toHaveText('2 Portionen');
  await page.locator('button.language').click();
  await page.locator('dialog#language').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${soup.en}#p=2`);
  await expect(portions(page)).toHaveText('2 portions');

  const less = page.getByRole('button', { name: 'One portion fewer' });
  await less.click();
  await expect(portions(page)).toHaveText('1 portion');
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.click({ force: true });
  await expect(portions(page)).toHaveText('1 portion');
});

test('shares the URL with its portions; cancelled shows nothing, unsupported or refused copies, and that may fail, too', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, writable: true });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const address = `${baseURL ?? ''}${soup.de}#p=3`;
  await page.goto(address);
  const share = page.getByRole('button', { name: 'Teilen' });
  const toasts = page.locator('toast-region li');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const sharingIs = (name: string) =>
    page.evaluate((refusal) => {
      navigator.share = () => Promise.reject(new DOMException('closed', refusal));
      return navigator.clipboard.writeText('nothing');
    }, name);
  await share.click();
  await expect(toasts).toContainText(['Link kopiert']);
  expect(await copied()).toBe(address);

  await page.evaluate(() => {
    navigator.share = (data) => {
      document.title = data?.url ?? '';
      return Promise.resolve();
    };
  });
  await share.click();
  await expect(page).toHaveTitle(address);

  await page.reload();
  await sharingIs('AbortError');
  await share.click();
  expect(await copied()).toBe('nothing');
  await sharingIs('NotAllowedError');
  await share.click();
  // Only then is there a toast.
  await expect(toasts).toContainText(['Link kopiert']);
  expect(await copied()).toBe(address);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await share.click();
  await expect(toasts.filter({ hasText: 'ließ sich nicht kopieren' })).toBeVisible();
});

test('prints on one sheet: scaled, without navigation', async ({ page }) => {
  await page.goto(`${soup.de}#p=6`);
  await expect(portions(page)).toHaveText('6 Portionen');
  const onScreen = [
    'header.no-print',
    'footer.no-print',
    'recipe-actions',
    'portion-stepper button',
    '#related',
  ];
  for (const part of onScreen) await expect(page.locator(part).first()).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  for (const part of onScreen) await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByText('375 g').first()).toBeVisible();
  await expect(page.getByText('6 Portionen')).toBeVisible();
  await expect(page.getByText('4 Portionen')).toBeHidden();
});
