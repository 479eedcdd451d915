import { expect, test } from '@playwright/test';
import { standStill } from './consent.ts';
import { de, en } from './texts.ts';
import { at } from './site.ts';

test('menu: on a phone it opens, closes with Escape, and puts the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/');
  const toggle = page.getByRole('button', { name: en('shell').nav.open });
  const about = page
    .getByRole('navigation', { name: en('shell').nav.label })
    .getByRole('link', { name: en('shell').pages.about });
  await expect(about).toBeHidden();
  await toggle.click();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await about.click();
  await expect(page).toHaveURL(at('/en/about'));
});

test('toast: stays under the pointer, and disappears five seconds after it', async ({ page }) => {
  await standStill(page);
  await page.goto('/de/faq');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } }),
  );
  await page.locator('summary').first().click();
  await page
    .getByRole('link', { name: /kopieren/ })
    .first()
    .click();
  const message = page.getByText(de('shell').linkCopied);
  await expect(message).toBeVisible();
  await message.hover();
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
});

test('headers: XML answers declare their encoding', async ({ request }) => {
  const types = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await types('/sitemap.xml')).toBe('application/xml; charset=utf-8');
  expect(await types('/de/rezepte/rss.xml')).toBe('application/xml; charset=utf-8');
  expect(await types('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
});

test('content policy: an injected script does not run', async ({ page }) => {
  await page.route('**/de/faq', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</main>',
      '<script>document.title = "owned"</script></main>',
    );
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`refused: ${effectiveDirective} ${blockedURI}`);
    });
  });
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('refused: '));
  await page.goto('/de/faq');
  expect((await refused).text()).toBe('refused: script-src-elem inline');
  expect(await page.title()).not.toBe('owned');
});

test('older browsers: menu and dialogs work without popovers and invoker commands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // Like Safari before 17 and 26.2, except for what the style sheet decides by `@supports`.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), { capture: true });
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('[popovertarget]'))
        element.addEventListener('click', (event) => event.preventDefault());
    });
  });
  // Only such browsers load the polyfills, after the page.
  await page.goto('/de/faq');
  await page.waitForLoadState('networkidle');
  const menu = page.locator('#menu');
  await page.locator('[popovertarget=menu]').first().click();
  await expect(menu).toHaveAttribute('data-open');
  await page.locator('h1').dispatchEvent('click');
  await expect(menu).not.toHaveAttribute('data-open');

  await page.setViewportSize({ width: 1280, height: 800 });
  const language = page.locator('#language');
  await page.locator('[commandfor=language]').first().click();
  await expect(language).toHaveJSProperty('open', true);
  await language.locator('button').click();
  await expect(language).toHaveJSProperty('open', false);
});

test('dialog: one taller than the screen scrolls and can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto('/de/faq');
  await page.locator('#consent button').first().click();
  await page.locator('footer [commandfor="cookie-settings"]').click();
  const dialog = page.locator('#cookie-settings');
  await expect(dialog.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  const last = dialog.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('keyboard: a link skips the navigation, and a dialog keeps the focus and puts it back', async ({
  page,
}) => {
  await page.goto('/de/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: de('shell').skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const opens = page.locator('button[commandfor=language]').first();
  const dialog = page.getByRole('dialog', { name: 'Sprache' });
  const close = dialog.getByRole('button');
  await opens.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (const stop of [close, ...(await dialog.getByRole('link').all())]) {
    await expect(stop).toBeFocused();
    await page.keyboard.press('Tab');
  }
  // The focus passes the browser's own bar and returns to the dialog.
  for (let press = 0; press < 4; press += 1) {
    await expect(page.locator(':focus:not(dialog *, body)')).toHaveCount(0);
    await page.keyboard.press('Tab');
  }
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opens).toBeFocused();
});
