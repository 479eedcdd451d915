import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Request } from '@playwright/test';
import {
  consentCookie,
  consentRules,
  decide,
  readConsent,
  type ConsentChoice,
} from '#domain/consent/consent.ts';
import { de, en } from './texts.ts';

export const words = {
  de: {
    no: de('consent').ask.decline,
    yes: de('consent').ask.accept,
    settings: de('consent').settings.open,
    withdraw: de('consent').settings.island.withdraw,
  },
  en: {
    no: en('consent').ask.decline,
    yes: en('consent').ask.accept,
    settings: en('consent').settings.open,
    withdraw: en('consent').settings.island.withdraw,
  },
} as const;

export const banner = (page: Page) => page.locator('#consent');
export const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const settings = (page: Page, locale: keyof typeof words = 'de') =>
  page.getByRole('contentinfo').getByRole('button', { name: words[locale].settings });

/** A visitor who decided earlier, and whose receipt the Worker has. */
export async function hasDecided(context: BrowserContext, status: ConsentChoice, url = '') {
  const id = randomBytes(16).toString('hex');
  const record = { ...decide(status, { id, time: Date.now(), language: 'de' }), isReported: true };
  await context.addCookies([{ name: consentCookie, value: encodeURIComponent(JSON.stringify(record)), url }]);
  return id;
}

/** The visitor's decision, according to the cookie. */
export async function decision(context: BrowserContext) {
  const cookies = await context.cookies();
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return readConsent(header, consentRules, Date.now());
}

/** Collects the bodies posted to a path, even if the page is left meanwhile. */
export function posts(context: BrowserContext, path: string): unknown[] {
  const bodies: unknown[] = [];
  context.on('request', (request: Request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Stops the clock: from here on the test moves it. */
export async function standStill(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Waits until every request so far has been reported: Playwright reports them in order. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status));
}

/** Moves a stopped clock on by a second, four times as long as an event waits. */
export async function passSecond(page: Page) {
  await page.clock.runFor(1000);
  await settled(page);
}

/** Counts the documents that this tab loads from now on. */
export function loads(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('domcontentloaded', () => {
    seen.count += 1;
  });
  return seen;
}
