import { expect, type Page } from '@playwright/test';

export interface Faults {
  /** Console errors, uncaught exceptions and violations of the page's content policy. */
  errors: string[];
  /** Requests to anybody but ourselves. */
  foreign: string[];
  /** Requests that were answered with status 400 or above. */
  failed: string[];
}

/** Collects a page's faults; call it before the page is opened. */
export async function watch(page: Page, baseURL: string): Promise<Faults> {
  const faults: Faults = { errors: [], foreign: [], failed: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') faults.errors.push(message.text());
  });
  page.on('pageerror', (error) => faults.errors.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) faults.foreign.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.failed.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
  return faults;
}

/** Matches a URL of ours, whatever source of the visit (`via`) links and scripts have added to it. */
export const at = (path: string) => (url: URL) =>
  url.pathname + url.search.replace(/([?&])via=[\w.-]*&?/, '$1').replace(/[?&]$/, '') + url.hash === path;

/** Loads everything lazy. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Our web fonts. */
export const typefaceFiles = /\.woff2$/;

/** Until then text uses a fallback font, with slightly different widths. */
export const typefacesShown = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** Opens a page until its first paint: Chrome drops presses on what it has not painted yet. */
export async function openPainted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Words that break across lines without a hyphen. */
export const brokenWords = (page: Page, within = 'main') =>
  page.locator(within).evaluateAll((parts) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden, script, style, svg')) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad\-–—/]{2,}/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

export const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
  );

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const wide = [...document.body.querySelectorAll('*')].find(
      (element) => element.getBoundingClientRect().right > limit + 1,
    );
    return {
      by: document.documentElement.scrollWidth - limit,
      suspect: wide?.outerHTML.slice(0, 120),
    };
  });
  expect(overflow.by, overflow.suspect).toBeLessThanOrEqual(0);
}

/** Makes every access to a storage throw, as in some browsers' strictest setting. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: blocked });
    }
  });
