/** Progressive enhancement: what can be pressed and typed before any script file has come, and that it is kept. */
import { expect, test, type Page } from '@playwright/test';
import { signedInKey } from '#domain/device.ts';
import { hasDecided } from './consent.ts';
import { words as course } from './course.ts';
import { anyAddress, card, navigation, words as signIn } from './identity.ts';
import { heading, words as start } from './onboarding.ts';
import { words as offers } from './plan.ts';
import { soup } from './recipe-pages.ts';
import { firstPaint } from './site.ts';

/** A network on which every script file waits until it is let go. */
async function heldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => {
    resolve(undefined);
  };
}

async function openPainted(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await firstPaint(page);
}

/** Every layout shift, including those right after a press. */
const shifted = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });

/** React has hydrated, without any mismatch. */
async function expectTaken(page: Page, place: string, complaints: readonly string[]) {
  await expect(page.locator(`astro-island:has(${place}), ${place} astro-island`).first()).not.toHaveAttribute(
    'ssr',
  );
  expect(complaints).toEqual([]);
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, baseURL }) => hasDecided(context, 'declined', baseURL));

test('the quiz can be started before any script has loaded', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await heldBack(page);
  await openPainted(page, start.de.path);
  const begin = page.getByRole('button', { name: start.de.ready });
  await begin.click();
  await expect(begin).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heading(page)).toHaveText(start.de.titles[0]);
  await expect(heading(page)).toBeFocused();
  await expectTaken(page, '#onboarding', complaints);
});

test('typing is not interrupted when the script loads', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await heldBack(page);
  await openPainted(page, '/de/kurs/zpp/erstattung');
  const field = page.getByRole('combobox');
  await field.pressSequentially('Technikr');
  await page.keyboard.press('ArrowLeft');
  release();
  await expectTaken(page, '#insurer-selector', complaints);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('e');
  await expect(field).toHaveValue('Techniker');
});

test('the link on an insurer’s page chooses that insurer, also before any script has loaded', async ({
  page,
}) => {
  const release = await heldBack(page);
  await openPainted(page, '/de/kurs/zpp/erstattung/barmer');
  await page.getByRole('main').locator('.button.primary').click();
  await expect(page).toHaveURL(/erstattung#/);
  release();
  await expect(page.getByRole('combobox')).toHaveValue('BARMER');
  await expect(page).toHaveURL(/erstattung$/);
});

test('the language chooser names both languages in their own words, and the other one opens at the same place', async ({
  page,
}) => {
  await heldBack(page);
  await openPainted(page, '/de/faq?q=kosten#bezahlung');
  await page.getByRole('button', { name: 'Sprache ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wähle deine Sprache' });
  await expect(dialog.getByRole('link')).toHaveText(['Deutsch', 'English']);
  await dialog.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/faq\?q=kosten#bezahlung$/);
});

test('links carry the campaign before any script has loaded, into other tabs too, and the landing page’s headline', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // None of them ever arrives.
  await page.route('**/_astro/*.js', (route) => route.abort());
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

test('a discount code submitted before any script has loaded is redeemed', async ({ page }) => {
  const release = await heldBack(page);
  await openPainted(page, offers.de.plans);
  await page.locator('.plan-code summary').click();
  await page.locator('.plan-code input').fill('neustart20');
  await page.locator('.plan-code button').click();
  release();
  await expect(page.locator('.plan s').first()).toBeVisible();
});

test('a sign-in method can be chosen before any script has loaded', async ({ page }) => {
  const said = signIn.en;
  const complaints = complaintsOf(page);
  const release = await heldBack(page);
  await openPainted(page, `${said.path}?for=plan`);
  await expect(heading(page)).toHaveText('Nearly there: your Valea account');
  const way = card(page).getByRole('button', { name: said.email });
  await way.click();
  await expect(way).toHaveAttribute('aria-busy', 'true');
  const before = await shifted(page);
  release();
  await expect(card(page).getByLabel(said.address)).toBeVisible();
  await expectTaken(page, '#login', complaints);
  // Only fonts may have loaded meanwhile.
  expect(before).toBeLessThan(0.001);
});

test('a provider button pressed before any script has loaded opens its window', async ({ page, context }) => {
  const release = await heldBack(page);
  await openPainted(page, signIn.de.path);
  await card(page)
    .getByRole('button', { name: /Google/ })
    .click();
  const opened = context.waitForEvent('page');
  release();
  expect((await opened).url()).toContain('choose-a-person?provider=google');
});

test('an address submitted before any script has loaded gets its sign-in link', async ({ page }) => {
  const address = anyAddress('early');
  const release = await heldBack(page);
  await openPainted(page, `${signIn.de.path}?for=quiz`);
  await expect(heading(page)).toHaveText('Wohin mit deinem Ergebnis?');
  await card(page).getByLabel(signIn.de.address).fill(address);
  await page.keyboard.press('Enter');
  release();
  await expect(card(page).getByText(address)).toBeVisible();
});

test('the requirements can be ticked and confirmed before any script has loaded', async ({ page }) => {
  const release = await heldBack(page);
  await openPainted(page, course.de.requirements);
  await page.getByRole('checkbox', { name: course.de.conditions }).check();
  const join = page.getByRole('button', { name: course.de.join });
  await join.click();
  await expect(join).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByLabel(course.de.born)).toBeFocused();
  await expect(join).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('checkbox', { name: course.de.conditions })).toBeChecked();
});

test('a recipe’s portions and cooking can be chosen before any script has loaded', async ({ page }) => {
  const release = await heldBack(page);
  await openPainted(page, soup.de);
  await page.getByRole('button', { name: 'Eine Portion mehr' }).click();
  await page.getByRole('button', { name: 'Jetzt kochen' }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/#p=/);
});

test('a button whose script cannot be loaded does not stay busy', async ({ page }) => {
  const { promise, resolve: fail } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await promise;
    await route.abort();
  });
  await openPainted(page, soup.de);
  const cook = page.getByRole('button', { name: 'Jetzt kochen' });
  await cook.click();
  await expect(cook).toHaveAttribute('aria-busy', 'true');
  fail(undefined);
  await expect(cook).not.toHaveAttribute('aria-busy');
});

test('logging out before any script has loaded is carried out', async ({ page }) => {
  await page.goto('/de/faq');
  await page.evaluate((key) => {
    localStorage.setItem(key, '1');
  }, signedInKey);
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await heldBack(page);
  await page.reload({ waitUntil: 'commit' });
  await firstPaint(page);
  await navigation(page).getByRole('button', { name: signIn.de.logout }).click();
  release();
  await expect(navigation(page).getByRole('button', { name: signIn.de.logout })).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), signedInKey)).not.toBe('1');
});
