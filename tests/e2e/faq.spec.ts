import { expect, test, type Page } from '@playwright/test';
import { settleConsent } from './recipe-pages.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

const questions = (page: Page) => page.locator('faq-search details:visible');
const topics = (page: Page) => page.getByRole('navigation', { name: 'Themen' }).getByRole('link');
const count = (page: Page) => page.locator('faq-search output');

/** Empties the field first, so that no earlier result is taken for this one's. */
async function search(page: Page, words: string) {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await expect(count(page)).toHaveText('');
  await field.fill(words);
  await expect(count(page)).toHaveText(/gefunden$/);
}

test('finds questions by any spelling, synonym and despite typos, best first, without a request', async ({
  page,
}) => {
  await page.goto('/de/faq');
  const field = page.getByRole('searchbox');
  const groups = await page.locator('faq-search section[id] h2').allTextContents();
  const all = await questions(page).count();
  const allTopics = await topics(page).count();
  // The search loads on focus, before anything is typed.
  const words = page.waitForResponse('**/question-words.json');
  await field.focus();
  await (await words).finished();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(request.url());
  });
  await field.fill('KUNDIGEN');
  await expect(count(page)).toHaveText(/^\d+ Fragen gefunden$/);
  expect(await questions(page).allTextContents()).toContainEqual(expect.stringMatching(/kündigen/i));
  expect(await questions(page).count()).toBeLessThan(all);
  expect(await topics(page).count()).toBeLessThan(allTopics);
  const first = questions(page).first();
  await field.fill('paypal');
  await expect(first.locator('h3')).toHaveText('Wie kann ich bezahlen?');
  await field.fill('geld zurük');
  await expect(count(page)).toHaveText(/^\d+ Ergebnisse für „geld zurück“$/);
  await expect(first.locator('h3')).toHaveText('Wie bekomme ich das Geld zurück?');
  await field.fill('was kostet valea');
  await expect(first.locator('h3')).toHaveText('Was kostet Valea?');
  await field.press('Enter');
  await expect(first.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open');

  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect(questions(page)).toHaveCount(all);
  await expect(topics(page)).toHaveCount(allTopics);
  await expect(count(page)).toHaveText('');
  await expect(page.locator('faq-search section[id] h2')).toHaveText(groups);
  expect(asked).toEqual([]);
});

test('an empty result says where to ask, and suggests similar topics', async ({ page }) => {
  await page.goto('/de/faq');
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(count(page)).toHaveText('0 Fragen gefunden');
  const empty = page.locator('[data-empty]');
  await expect(empty.getByRole('heading', { name: 'Dazu steht hier noch nichts.' })).toBeVisible();
  await expect(empty.getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute('href', /^mailto:/);
  const offered = empty.locator('li:visible');
  await expect(offered).toHaveCount(6);

  await page.getByRole('searchbox').fill('fersicherungsschein');
  await expect.poll(() => offered.count()).toBeLessThanOrEqual(3);
  await offered.filter({ hasText: 'Erstattung' }).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Erstattung' })).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('counts unknown words once, and sends nothing else that was typed', async ({ page }) => {
  // A beacon's body cannot be read from outside.
  await page.addInitScript(() => {
    navigator.sendBeacon = (path, body) => {
      if (body instanceof Blob) void body.text().then((text) => console.log('beacon', String(path), text));
      return true;
    };
  });
  const counted: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('beacon')) counted.push(message.text());
  });
  await page.clock.install();
  await page.goto('/de/faq');
  for (const typed of ['paypal erika@example.com 0170123456 Plumpsklo', 'plumpsklo', 'quietscheente']) {
    await search(page, typed);
    // Long enough for the typing to count as finished.
    await page.clock.runFor(2_000);
  }
  // Their texts may be fetched in either order.
  await expect
    .poll(() => counted.toSorted())
    .toEqual([
      'beacon /api/search-misses {"language":"de","words":["plumpsklo"]}',
      'beacon /api/search-misses {"language":"de","words":["quietscheente"]}',
    ]);
});

test('an answer’s address opens it, even if a search hides it, and is copied once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de/faq');
  // However often the search moves it.
  for (const words of ['kurs', 'zertifikat']) await search(page, words);
  await questions(page).first().locator('summary').click();
  await questions(page)
    .first()
    .getByRole('link', { name: /^Link kopieren/ })
    .click();
  await expect(page.getByText('Link kopiert')).toHaveCount(1);

  await page.goto('/de/faq');
  const anchor = await page.locator('faq-search .answer').last().getAttribute('id');
  const last = questions(page).last();
  await page.goto(`/de/faq#${anchor}`);
  await expect(last).toHaveAttribute('open');

  // Without a hash: clearing it would also scroll to the top of the page.
  await page.goto('/de/faq');
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(questions(page)).toHaveCount(0);
  await page.evaluate((id) => {
    location.hash = id ?? '';
  }, anchor);
  await expect(last).toHaveAttribute('open');
  await expect(last).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search field, and every answer opens', async ({ page }) => {
    await page.goto('/de/faq');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const first = page.locator('faq-search details').first();
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open');
  });
});
