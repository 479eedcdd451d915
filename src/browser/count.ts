import { toLocale, type Locale } from '#domain/locales.ts';
import type { BrowserStep } from '#domain/funnel/steps.ts';
import { via } from './page-via.ts';
import { beacon } from './beacon.ts';

/** Where a page's own beacon goes (`countStep` in `src/api/count.ts`); what has travelled along comes behind it. */
export const countPath = (language: Locale, step: BrowserStep): string => `/api/count/${language}/${step}/`;

interface CountDeps {
  language: () => Locale;
  via: () => string;
  send: (path: string) => void;
}

/** Analytics without cookies: says that somebody has come to a step of the funnel, once a page visit. */
export function createCount({ language, via, send }: CountDeps): (step: BrowserStep) => void {
  const counted = new Set<BrowserStep>();
  return (step) => {
    if (counted.has(step)) return;
    counted.add(step);
    send(countPath(language(), step) + via());
  };
}

/** For steps within a page; one that is a page of its own counts itself (`src/shell/counting.ts`). */
export const count = createCount({
  language: () => toLocale(document.documentElement.lang),
  via,
  send: beacon,
});
