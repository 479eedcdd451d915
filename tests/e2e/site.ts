import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Every page that the built site offers to search engines, as paths. */
const listed: string[] = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
].map(([, path = '']) => path);

const isInsurer = (path: string) => /\/(kurs\/zpp\/erstattung|course\/zpp\/reimbursement)\/./.test(path);

/** The pages of the insurers: 93 in each language, made by one file, that differ in a name and three figures. */
export const insurerPaths = listed.filter(isInsurer);

/**
 * The pages that a browser walks. Of the insurers' there are two in each language, one with figures and one without;
 * `insurers.spec.ts` reads all of them without a browser.
 */
export const paths = listed.filter((path) => !isInsurer(path) || /\/(aok-bayern|bkk-wuerth)$/.test(path));

export const byLocale = (locale: string) => paths.filter((path) => path.startsWith(`/${locale}/`));

export interface Faults {
  /** Console errors, uncaught exceptions and violations of the page's content policy. */
  errors: string[];
  /** Requests to anybody but ourselves. */
  foreign: string[];
  /** Answers of 400 and above. */
  failed: string[];
}

/** Watches a page from before its first byte. */
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

/** Scrolls through the page, so that everything lazy has its turn. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

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

/** A browser that stores nothing, as some are set up: even naming a storage throws. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: blocked });
    }
  });
