import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { bareBrowser, withMouse, type Tab } from './devtools.ts';
import { counts, more, visitorAgent } from './counts.ts';

const agent = `--user-agent=${visitorAgent}`;

let closing: (() => unknown)[] = [];
test.afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

async function start(...flags: string[]) {
  const browser = await bareBrowser([agent, ...flags]);
  closing.push(() => browser.close());
  return browser;
}

/** The site behind a proxy that records the purpose and path of each request. */
async function site(baseURL = '') {
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { headers, method, url: path = '' } = incoming;
    seen.push(`${String(headers['sec-purpose'] ?? 'visit')} ${path}`);
    const own = { ...headers, host: new URL(baseURL).host, ...(headers.origin ? { origin: baseURL } : {}) };
    const behind = request(baseURL + path, { method, headers: own }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    behind.once('error', () => outgoing.destroy());
    incoming.pipe(behind);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Pages, and calls to the Worker; not pictures and scripts. */
    pages: () => seen.filter((line) => / \/(?:de|en|api)\//.test(line)),
  };
}

async function middleOf(tab: Tab, link: string) {
  const { x, y } = await tab.evaluate<{ x: number; y: number }>(
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector(${JSON.stringify(link)}).getBoundingClientRect())`,
  );
  return { x, y };
}

const mouse = async (tab: Tab, type: string, link: string) =>
  tab.send('Input.dispatchMouseEvent', {
    type: `mouse${type}`,
    ...(await middleOf(tab, link)),
    ...(type === 'Moved' ? {} : { button: 'left', clickCount: 1 }),
  });

const wide = [
  'Emulation.setDeviceMetricsOverride',
  { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
] as const;
const phone = [
  ['Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
] as const;
const savesData = ['Emulation.setDataSaverOverride', { dataSaverEnabled: true }] as const;

const home = 'header .brand';
const questions = 'header [href^="/de/faq"]';
const login = 'header [href^="/de/anmelden"]';

test('hovering a link prerenders its page, which is counted once, when shown', async ({ baseURL }) => {
  const proxy = await site(baseURL);
  const before = counts(baseURL, 'newsletter');
  const tab = await (await start(withMouse)).newTab([wide]);
  await tab.open(`${proxy.url}/de/faq`);
  // A separate campaign class, so that only this visit is counted there.
  await tab.evaluate(`document.querySelector('${home}').search = '?via=newsletter'`);

  await mouse(tab, 'Moved', home);
  await expect.poll(proxy.pages).toEqual(['visit /de/faq', 'prefetch /de/?via=newsletter']);
  await mouse(tab, 'Pressed', home);
  await mouse(tab, 'Released', home);
  await expect.poll(() => more(counts(baseURL, 'newsletter'), before)).toEqual({ landing: 1 });
  const shown = await tab.evaluate<unknown[]>(
    "[location.pathname, performance.getEntriesByType('navigation')[0].activationStart > 0, document.prerendering]",
  );
  expect(shown).toEqual(['/de/', true, false]);
  // Nothing was fetched again, and nothing was reported before.
  expect(proxy.pages().slice(2)).toEqual([expect.stringContaining('/api/count/de/landing/newsletter')]);
});

test('touching a link prefetches its page and nothing else', async ({ baseURL }) => {
  const proxy = await site(baseURL);
  const tab = await (await start()).newTab(phone);
  await tab.open(`${proxy.url}/de/faq`);
  await tab.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [await middleOf(tab, home)],
  });
  await expect.poll(proxy.pages).toEqual(['visit /de/faq', 'prefetch /de/']);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/de/');
  const { kind } = await tab.evaluate<{ kind: string }>(
    "({ kind: performance.getEntriesByType('navigation')[0].deliveryType })",
  );
  expect(kind).toBe('navigational-prefetch');
});

test('nothing is prefetched with data saving on, or while links still change, and no personal page ever', async ({
  baseURL,
}) => {
  const proxy = await site(baseURL);
  const browser = await start();
  const prefetched = () => proxy.pages().filter((line) => line.startsWith('prefetch'));
  for (const [prepare, page, expected] of [
    [[wide, savesData], '/de/', []],
    [[wide], '/de/?utm_source=social', []],
    [[wide], '/de/', ['prefetch /de/faq']],
  ] as const) {
    const tab = await browser.newTab(prepare);
    await tab.open(proxy.url + page);
    // Pressed, and released elsewhere: fetching ahead starts with the press.
    for (const link of [login, questions]) await mouse(tab, 'Pressed', link);
    const ahead = "fetch('/robots.txt').then(() => document.querySelectorAll('[data-ahead]').length)";
    expect(await tab.evaluate(ahead)).toBe(expected.length);
    await expect.poll(prefetched).toEqual(expected);
    await tab.close();
  }
});
