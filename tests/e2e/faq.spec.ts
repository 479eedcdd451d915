import { expect, test, type Page } from '@playwright/test';
import { settleConsent } from './recipe-pages.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

const questions = (page: Page) => page.locator('faq-search details:visible');
const topics = (page: Page) => page.getByRole('navigation', { name: 'Themen' }).getByRole('link');
const count = (page: Page) => page.locator('faq-search output');

test('finds questions by any word in them, however it is spelt', async ({ page }) => {
  await page.goto('/de/faq');
  const all = await questions(page).count();
  const allTopics = await topics(page).count();
  for (const words of ['kündigen', 'kuendigen', 'KUNDIGEN']) {
    await page.getByRole('searchbox').fill(words);
    await expect(count(page)).toHaveText(/^\d+ Fragen gefunden$/);
    expect(await questions(page).allTextContents()).toContainEqual(expect.stringMatching(/kündigen/i));
    expect(await questions(page).count()).toBeLessThan(all);
    expect(await topics(page).count()).toBeLessThan(allTopics);
  }

  await page.getByRole('searchbox').press('Enter');
  await expect(questions(page).first().locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions(page).first()).toHaveAttribute('open');

  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(questions(page)).toHaveCount(all);
  await expect(topics(page)).toHaveCount(allTopics);
  await expect(count(page)).toHaveText('');
});

test('says kindly that nothing was found, and where to ask', async ({ page }) => {
  await page.goto('/de/faq');
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(count(page)).toHaveText('0 Fragen gefunden');
  const empty = page.locator('[data-empty]');
  await expect(empty.getByRole('heading', { name: 'Dazu steht hier noch nichts.' })).toBeVisible();
  await expect(empty.getByRole('link')).toHaveAttribute('href', /^mailto:/);
});

test('an answer’s own address opens it, also out of a search that hides it', async ({ page }) => {
  await page.goto('/de/faq');
  const anchor = await page.locator('faq-search .answer').last().getAttribute('id');
  const last = questions(page).last();
  await page.goto(`/de/faq#${anchor}`);
  await expect(last).toHaveAttribute('open');

  await page.reload();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(questions(page)).toHaveCount(0);
  await page.evaluate((id) => {
    location.hash = '';
    location.hash = id ?? '';
  }, anchor);
  await expect(last).toHaveAttribute('open');
  await expect(last).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search field that does nothing, and every answer opens', async ({ page }) => {
    await page.goto('/de/faq');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const first = page.locator('faq-search details').first();
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open');
  });
});
