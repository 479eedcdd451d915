import type { Page } from '@playwright/test';
import { consentCookie, decide } from '#domain/consent.ts';

export const soup = {
  id: 'red-lentil-coconut-soup',
  de: '/de/rezepte/rote-linsen-suppe-mit-kokos',
  en: '/en/recipes/red-lentil-soup-with-coconut',
};

/** A visitor who has already decided about cookies: the banner does not cover the page. */
export async function settleConsent(page: Page, baseURL: string | undefined): Promise<void> {
  const record = decide('declined', { id: '0'.repeat(32), time: Date.now(), language: 'de' });
  const value = encodeURIComponent(JSON.stringify({ ...record, told: true }));
  await page.context().addCookies([{ name: consentCookie, value, url: baseURL ?? '' }]);
}

/** The list of ingredients as a cook reads it. */
export const ingredientLines = (page: Page) =>
  page
    .locator('main [data-ingredients] label')
    .evaluateAll((labels) => labels.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()));
