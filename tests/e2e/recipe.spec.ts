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

test('shares the URL with its portions, or copies it where sharing is not supported, and says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, writable: true });
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.goto(`${soup.de}#p=3`);
  const share = page.getByRole('button', { name: 'Teilen' });
  await share.click();
  await expect(page.locator('toast-region')).toContainText('Link kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL ?? ''}${soup.de}#p=3`);

  await page.evaluate(() => {
    navigator.share = (data) => {
      document.title = data?.url ?? '';
      return Promise.resolve();
    };
  });
  await share.click();
  await expect(page).toHaveTitle(`${baseURL ?? ''}${soup.de}#p=3`);
});

test('sharing that is cancelled shows nothing, that is refused copies, and an error is shown if that fails', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const answers = ['AbortError', 'NotAllowedError'];
    const copied: string[] = [];
    Object.assign(window, { copied });
    navigator.share = () => Promise.reject(new DOMException('closed', answers.shift() ?? 'NotAllowedError'));
    navigator.clipboard.writeText = (text) => {
      if (copied.length > 0) return Promise.reject(new DOMException('no', 'NotAllowedError'));
      copied.push(text);
      return Promise.resolve();
    };
  });
  await page.goto(soup.de);
  const share = page.getByRole('button', { name: 'Teilen' });
  const toasts = page.locator('toast-region li');
  await share.click();
  // The second time sharing is not allowed, so the link is copied: only then is there a toast.
  await share.click();
  await expect(toasts).toContainText(['Link kopiert']);
  expect(await page.evaluate(() => Reflect.get(window, 'copied') as unknown)).toHaveLength(1);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a recipe is complete, without controls that need JavaScript', async ({ page }) => {
    await page.goto(soup.de);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rote-Linsen-Suppe mit Kokos');
    await expect(page.locator('[data-ingredients] label')).toHaveCount(14);
    await expect(page.locator('[data-steps] > li')).toHaveCount(6);
    await expect(page.getByText('4 Minuten')).toBeVisible();
    await expect(portions(page)).toHaveText('4 Portionen');
    await expect(page.getByRole('table')).toBeVisible();
    for (const inert of ['recipe-actions', 'portion-stepper button', 'dialog#cook', 'timer-dock']) {
      await expect(page.locator(inert).first()).toBeAttached();
      await expect(page.locator(inert).first()).toBeHidden();
    }
  });
});
