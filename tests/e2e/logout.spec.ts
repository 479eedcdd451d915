import { expect, test } from '@playwright/test';
import { kept, navigation, openSignedIn, words } from './identity.ts';
import { de } from './texts.ts';

const said = words.de;
const lena = { email: 'lena@example.com', password: 'lena-valea' };

test('sign-out: clears all tabs and all personal data, and no page has loaded the SDK before', async ({
  page,
  context,
  baseURL,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openSignedIn(page, baseURL, lena, '/de/faq');
  expect(await kept(page)).toContain('lena@example.com');
  await page.evaluate(() => {
    localStorage.setItem('valea:draft', 'hers');
    sessionStorage.setItem('valea:draft', 'hers');
    localStorage.setItem('somebody-elses', 'stays');
  });

  const second = await context.newPage();
  await second.goto('/de/ueber-uns');
  await second.evaluate(() => {
    sessionStorage.setItem('valea:draft', 'hers');
  });
  await expect(navigation(second).getByRole('button', { name: said.logout })).toBeVisible();

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /page-identity|environment|client\./.test(url))).toEqual([]);
  await navigation(page).getByRole('button', { name: said.logout }).click();
  for (const tab of [page, second]) {
    await expect(navigation(tab).getByRole('link', { name: said.login })).toBeVisible();
    await expect(navigation(tab).getByRole('button', { name: said.logout })).toBeHidden();
    await expect.poll(() => kept(tab)).not.toMatch(/lena|valea:|hers/);
    expect(await kept(tab)).toContain('stays');
    expect(await tab.title()).not.toMatch(/lena/i);
    expect(tab.url()).not.toMatch(/lena/);
  }
  await page.goto(said.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.headline);
});

test('sign-out: clears the device even without its script', async ({ page, baseURL }) => {
  await openSignedIn(page, baseURL, lena, '/robots.txt');
  await page.route('**/environment.*.js', (route) => route.abort());
  await page.goto('/de/ueber-uns');
  await navigation(page).getByRole('button', { name: said.logout }).click();
  await expect(navigation(page).getByRole('link', { name: said.login })).toBeVisible();
  await expect.poll(() => kept(page)).not.toMatch(/lena|valea:/);
  await page.goto(said.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.headline);
});

test('sign-out: reaches a tab that uses the SDK', async ({ page, context, baseURL }) => {
  const miriam = { email: 'miriam@example.com', password: 'miriam-valea' };
  await openSignedIn(page, baseURL, miriam, said.account);
  // A sign-in page that stays open: the address is already confirmed, and it waits for the visitor.
  const waiting = await context.newPage();
  await waiting.goto(`${said.path}?mode=resetPassword&oobCode=none`);
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(de('login').island.newPassword.title);
  await navigation(page).getByRole('button', { name: said.logout }).click();
  await expect(navigation(page).getByRole('link', { name: said.login })).toBeVisible();
  await expect(navigation(waiting).getByRole('link', { name: said.login })).toBeVisible();
  await expect.poll(() => kept(waiting)).not.toContain('miriam');
});
