import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { consentCookie, consentRules, decide, readConsent, type ConsentChoice } from '#domain/consent.ts';

export const words = {
  de: {
    no: 'Nur notwendige',
    yes: 'Ja',
    settings: 'Cookie-Einstellungen',
    withdraw: 'Einwilligung widerrufen',
  },
  en: { no: 'Only required', yes: 'Yes', settings: 'Cookie settings', withdraw: 'Withdraw consent' },
} as const;

export const banner = (page: Page) => page.locator('#consent');
export const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const settings = (page: Page, locale: keyof typeof words = 'de') =>
  page.getByRole('contentinfo').getByRole('button', { name: words[locale].settings });

/** Somebody who decided earlier, and whose receipt the Worker has. */
export async function hasDecided(context: BrowserContext, status: ConsentChoice, url = '') {
  const id = randomBytes(16).toString('hex');
  const record = { ...decide(status, { id, time: Date.now(), language: 'de' }), told: true };
  await context.addCookies([{ name: consentCookie, value: encodeURIComponent(JSON.stringify(record)), url }]);
  return id;
}

/** What this visitor has decided, as her cookie says. */
export async function decision(context: BrowserContext) {
  const cookies = await context.cookies();
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return readConsent(header, consentRules, Date.now());
}

/** Collects the bodies that are posted to a path, whatever becomes of the page meanwhile. */
export function posts(context: BrowserContext, path: string): unknown[] {
  const bodies: unknown[] = [];
  context.on('request', (request: Request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** From here on time passes only when a test says so. */
export async function standStill(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Returns when whatever the page had under way is heard of: its driver hears of requests in their order. */
export async function settled(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status));
}

/** Lets a second pass on a page that stands still: four times what an event waits. */
export async function passSecond(page: Page) {
  await page.clock.runFor(1000);
  await settled(page);
}

/** How often this tab has loaded a document from now on. The earlier one's pictures may still be on their way. */
export function loads(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('domcontentloaded', () => {
    seen.count += 1;
  });
  return seen;
}
