import { expect, test, type Page } from '@playwright/test';
import { fill } from '#domain/text/fill.ts';
import { fold } from '#domain/search/fold.ts';
import { found, written } from './content.ts';
import { settleConsent } from './recipe-pages.ts';
import { de } from './texts.ts';

test.beforeEach(({ page, baseURL }) => settleConsent(page, baseURL));

const questions = (page: Page) => page.locator('faq-search details:visible');
const topics = (page: Page) => page.getByRole('navigation', { name: de('faq').nav.label }).getByRole('link');
const count = (page: Page) => page.locator('faq-search output');

/** Words that lead to one question: no other has them in its text or among its words for the search. */
async function ownWords() {
  const german = (await written('faq')).filter(({ locale }) => locale === 'de');
  const all = german.map(({ data, body = '' }) => fold([data.question, ...data.search, body].join(' ')));
  const words = german.flatMap(({ data }, own) =>
    [...data.search, ...data.question.split(/[^\p{L}]+/u)]
      .filter((word) => /^\p{L}{8,}$/u.test(word))
      .filter((word) => all.every((text, other) => other === own || !text.includes(fold(word).slice(0, 5))))
      .map((word) => ({ word, question: data.question })),
  );
  return found(words.length < 2 ? undefined : words, 'two questions with a word of their own');
}

/** Empties the field first, so that an earlier result cannot be mistaken for this one. */
async function search(page: Page, words: string) {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await expect(count(page)).toHaveText('');
  await field.fill(words);
  await expect(count(page)).toHaveText(/gefunden$/);
}

test('question search: finds a question by a synonym in any spelling and despite a typo, without a request', async ({
  page,
}) => {
  const [own = { word: '', question: '' }] = await ownWords();
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
  const first = questions(page).first();
  await field.fill(fold(own.word).toUpperCase());
  await expect(first.locator('h3')).toHaveText(own.question);
  expect(await questions(page).count()).toBeLessThan(all);
  expect(await topics(page).count()).toBeLessThan(allTopics);
  // Without its fifth letter.
  await field.fill(own.word.slice(0, 4) + own.word.slice(5));
  await expect(count(page)).toHaveText(/„.+“$/);
  await expect(first.locator('h3')).toHaveText(own.question);
  await field.press('Enter');
  await expect(first.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open');

  await page.getByRole('button', { name: de('faq').search.clear }).click();
  await expect(questions(page)).toHaveCount(all);
  await expect(topics(page)).toHaveCount(allTopics);
  await expect(count(page)).toHaveText('');
  await expect(page.locator('faq-search section[id] h2')).toHaveText(groups);
  expect(asked).toEqual([]);
});

test('question search: an empty result says where to ask, and leads to the topics', async ({ page }) => {
  await page.goto('/de/faq');
  const allTopics = await topics(page).count();
  await page.getByRole('searchbox').fill('xyzzy');
  const texts = de('faq').search;
  await expect(count(page)).toHaveText(fill(texts.found.other, { found: 0 }));
  const empty = page.locator('[data-empty]');
  await expect(empty.getByRole('heading', { name: texts.emptyTitle })).toBeVisible();
  await expect(empty.getByRole('link', { name: de('faq').contact.mail })).toHaveAttribute('href', /^mailto:/);
  const offered = empty.locator('li:visible').getByRole('link');
  await expect(offered).toHaveCount(allTopics);
  const topic = (await offered.last().textContent())?.trim() ?? '';
  await offered.last().press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: topic })).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('question search: an unknown word is counted once, and nothing else that was typed is sent', async ({
  page,
}) => {
  const [{ word } = { word: '' }] = await ownWords();
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
  for (const typed of [`${word} erika@example.com 0170123456 Plumpsklo`, 'plumpsklo', 'quietscheente']) {
    await search(page, typed);
    // After this pause the visitor counts as having finished typing.
    await page.clock.runFor(2_000);
  }
  // Either beacon may be read first.
  await expect
    .poll(() => counted.toSorted())
    .toEqual([
      'beacon /api/search-misses {"language":"de","words":["plumpsklo"]}',
      'beacon /api/search-misses {"language":"de","words":["quietscheente"]}',
    ]);
});

test('questions: the link to an answer is copied once, and opens it, even if a search hides it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de/faq');
  // Each search moves the question, which must not add a second listener.
  for (const { word } of (await ownWords()).slice(0, 2)) await search(page, word);
  await questions(page).first().locator('summary').click();
  await questions(page)
    .first()
    .getByRole('link', { name: /^Link kopieren/ })
    .click();
  await expect(page.getByText(de('shell').linkCopied)).toHaveCount(1);

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

test.describe('questions without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search field, and answers open', async ({ page }) => {
    await page.goto('/de/faq');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const first = page.locator('faq-search details').first();
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open');
  });
});
