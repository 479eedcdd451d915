import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { asInProduction } from '../../scripts/setup/site-build.ts';
import { answer, hasDecided, loads, settings, settled, words } from './consent.ts';
import { inProduction } from './production.ts';

const tag = asInProduction.settings.PUBLIC_GOOGLE_TAG_ID;

/** A replacement for Google's script: reports that it ran, and stores what the real one would. */
const script = `document.cookie = '_ga=1; Path=/'; window.tagRan = (window.tagRan ?? 0) + 1;`;

/** The site built with a tag, at its production address. */
async function open(context: BrowserContext, page: Page, path: string) {
  const site = await inProduction(context, asInProduction.directory);
  const asked: string[] = [];
  const refused: string[] = [];
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  return { site, asked, refused, go: () => page.goto(site + path) };
}

const layer = (page: Page) =>
  page.evaluate(() => {
    const commands = (Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[];
    return commands.map((command) => Array.from(command));
  });

test('Google tag: nothing is requested before the consent, and then only analytics is granted', async ({
  page,
  context,
}) => {
  const { site, asked, refused, go } = await open(context, page, '/de/faq?email=lena@example.com#token');
  await go();
  await settled(page);
  expect([asked, await layer(page), await context.cookies()]).toEqual([[], [], []]);
  await answer(page, words.de.yes).click();
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${tag}`]);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRan') as unknown)).toBe(1);
  const [first, second, third, fourth, ...rest] = await layer(page);
  const denied = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  expect(first).toEqual([
    'consent',
    'default',
    expect.objectContaining(Object.fromEntries(denied.map((name) => [name, 'denied']))),
  ]);
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(third?.[0]).toBe('js');
  expect(fourth).toEqual([
    'config',
    tag,
    { environment: 'prod', page_location: `${site}/de/faq`, page_referrer: '', page_title: 'faq' },
  ]);
  expect([rest, refused]).toEqual([[], []]);
});

test('Google tag: withdrawing the consent erases its cookies and reloads without it', async ({
  page,
  context,
}) => {
  const { site, asked, go } = await open(context, page, '/en/');
  await hasDecided(context, 'accepted', site);
  await go();
  await expect.poll(() => asked.length).toBe(1);
  const loaded = loads(page);
  await settings(page, 'en').click();
  await page.getByRole('button', { name: words.en.withdraw }).click();
  await expect.poll(() => loaded.count).toBe(1);
  await settled(page);
  expect(await page.evaluate(() => Reflect.get(window, 'tagRan') as unknown)).toBeUndefined();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['CookieConsent']);
  expect(asked).toHaveLength(1);
});
