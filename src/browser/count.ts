import { toLocale, type Locale } from '#domain/text/locales.ts';
import type { BrowserStep } from '#domain/funnel/steps.ts';
import { via } from './page-via.ts';
import { beacon } from './beacon.ts';

/** The URL of a beacon (`countStep` in `src/api/count.ts`), to which the source is appended. */
export const countPath = (language: Locale, step: BrowserStep): string => `/api/count/${language}/${step}/`;

/** Analytics without cookies: reports a step of the funnel, once per page visit. */
export function createCount(): (step: BrowserStep) => void {
  const counted = new Set<BrowserStep>();
  return (step) => {
    if (counted.has(step)) return;
    counted.add(step);
    beacon(countPath(toLocale(document.documentElement.lang), step) + via());
  };
}

/** For steps within a page; pages that are a step count themselves (`src/shell/before-paint.js`). */
export const count = createCount();
