import { expect, test, type Page } from '@playwright/test';
import { funnels } from '#domain/funnel/steps.ts';
import { hasDecided } from './consent.ts';
import { counts, more, visitorAgent } from './counts.ts';
import { confirm, fillBillingAddress, withoutEmail, words as courses } from './course.ts';
import { signInHere } from './onboarding-accounts.ts';
import { answer, words as asked } from './onboarding.ts';
import { heading, pay, placeOrder, words } from './plan.ts';

test.use({ userAgent: visitorAgent });

test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

const follow = (page: Page, path: string) => page.locator(`main a[href^="${path}"]:visible`).first().click();

/** A prerendered page has no focus for the driver until it is touched. */
async function followToQuestions(page: Page, address: string) {
  await follow(page, '/de/start');
  await expect(page).toHaveURL(address);
  await heading(page).click();
}

test('a visit from an ad to a paid plan is counted once at each step, and never kept on the device', async ({
  page,
  context,
  baseURL,
}) => {
  const before = counts(baseURL, 'search');
  const said = asked.de;
  await page.goto('/de/?utm_source=google&utm_medium=cpc&gclid=Cj0KCQ');
  await followToQuestions(page, '/de/start?begin&via=google');
  await answer(page, 'de', 0, 2);
  // Going back and forward is one visit.
  await page.getByRole('button', { name: said.back }).press('Enter');
  await answer(page, 'de', 1);
  await follow(page, words.de.plans);
  await page.getByRole('link', { name: words.de.start }).click();
  await expect(page).toHaveURL(/\/de\/anmelden\?.*via=google/);
  await signInHere(page, baseURL);
  await expect(page).toHaveURL(/\/de\/bestellen\?product=app-6-months&via=google/);
  await placeOrder(page, 'de');
  await pay(page, 'card');
  await expect(heading(page)).toHaveText(words.de.paid);
  await page.reload();
  await expect(heading(page)).toHaveText(words.de.paid);

  const once = Object.fromEntries(funnels.app.map((step) => [step, 1]));
  await expect.poll(() => more(counts(baseURL, 'search'), before)).toEqual(once);

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const cookies = await context.cookies(baseURL);
  expect(`${stored} ${JSON.stringify(cookies)}`).not.toMatch(/google|gclid|via|search/);
});

test('a visit from a partner to a paid course is counted once at each step', async ({ page, baseURL }) => {
  const before = counts(baseURL, 'partner');
  const course = courses.de;
  await page.goto(`${course.course}?utm_medium=partner`);
  await page.getByRole('link', { name: course.book }).click();
  await expect(page).toHaveURL(`${course.requirements}?via=partner`);
  await confirm(page, 'de');
  await expect(heading(page)).toHaveText(course.signIn);
  await withoutEmail(page);
  await signInHere(page, baseURL);
  await expect(page).toHaveURL(`${course.email}?via=partner`);
  const field = page.getByRole('main').getByLabel('E-Mail-Adresse');
  await field.fill(`partner-${Date.now()}@example.com`);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/de\/bestellen\?product=zpp&via=partner/);
  await fillBillingAddress(page, 'de');
  await placeOrder(page, 'de');
  await pay(page, 'card');
  await expect(page).toHaveURL(/\/de\/willkommen\?/);
  await page.reload();

  const once = Object.fromEntries(funnels.course.map((step) => [step, 1]));
  await expect.poll(() => more(counts(baseURL, 'partner'), before)).toEqual(once);
});

test('links carry the campaign before any script has loaded, into other tabs too, and the landing page’s headline', async ({
  page,
  context,
}) => {
  // None of them ever arrives.
  await context.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/de/l/prevention-course?utm_source=instagram');
  const link = page.getByRole('main').getByRole('link', { name: 'Kurs ansehen' }).first();
  await link.hover();
  await page.mouse.down({ button: 'middle' });
  // The URLs that the browser opens in a new tab, or copies from its menu.
  await expect(link).toHaveAttribute('href', /\/de\/kurs\/zpp\?via=instagram\.prevention-course$/);
  await link.press('Enter');
  await expect(page).toHaveURL('/de/kurs/zpp?via=instagram.prevention-course');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rezepte' }).click();
  await expect(page).toHaveURL('/de/rezepte?via=instagram.prevention-course');
  await page.getByRole('navigation').getByRole('link', { name: 'Anmelden' }).press('Enter');
  await expect(page).toHaveURL(/\/de\/anmelden\?.*via=instagram\.prevention-course/);
  await expect(page.getByRole('heading', { name: 'Melde dich an und buch deinen Kurs' })).toBeVisible();
});

test('counting stores nothing and sends only step, language and campaign class', async ({
  page,
  context,
}) => {
  const beacon = page.waitForRequest('**/api/count/**');
  await page.goto('/en/?utm_source=someone@example.com&utm_medium=social&fbclid=abc');
  const sent = await beacon;
  expect(new URL(sent.url()).pathname).toBe('/api/count/en/landing/social');
  expect([sent.method(), sent.postData()]).toEqual(['POST', null]);
  expect((await sent.response())?.headers()['set-cookie']).toBeUndefined();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['CookieConsent']);
});

test('a page in a background tab is counted once, when it becomes visible', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/count/')) sent.push(request.url());
  });
  await page.addInitScript(() => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    addEventListener('show', () => {
      hidden = false;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  });
  await page.goto('/de/angebote');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  for (let time = 0; time < 3; time += 1) await page.evaluate(() => dispatchEvent(new Event('show')));
  await expect.poll(() => sent.length).toBe(1);
});

test('the funnel works when counting is blocked', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // A browser reports a transition between pages that it gives up on a busy machine as an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.route('**/api/count/**', (route) => route.abort());
  await page.goto('/de/');
  await followToQuestions(page, '/de/start?begin');
  await answer(page, 'de', 0, 2);
  expect(errors).toEqual([]);
});
