import type { Page } from '@playwright/test';
import { hasDecided } from './consent.ts';

export const soup = {
  id: 'red-lentil-coconut-soup',
  de: '/de/rezepte/rote-linsen-suppe-mit-kokos',
  en: '/en/recipes/red-lentil-soup-with-coconut',
};

/** A visitor who has already decided about cookies: the banner does not cover the page. */
export const settleConsent = (page: Page, baseURL: string | undefined) =>
  hasDecided(page.context(), 'declined', baseURL);

/** The list of ingredients as a cook reads it. */
export const ingredientLines = (page: Page) =>
  page
    .locator('main [data-ingredients] label')
    .evaluateAll((labels) => labels.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()));
