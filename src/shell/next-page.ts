import { savesData } from '#site/browser/saves-data.ts';

/**
 * Turns on prefetching of links (`src/build/page-headers.ts`), except with data saver or on slow networks: Chrome
 * checks neither for speculation rules. With a mouse, pages are also prerendered; on touch screens they are only
 * prefetched, because touching a link may be the start of scrolling.
 */
export function allowPrefetch(): void {
  if (savesData('page')) return;
  document.documentElement.dataset['ahead'] = String(matchMedia('(hover)').matches);
}
