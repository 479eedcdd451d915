/**
 * Turns on prefetching of the pages behind links (`src/build/next-pages.ts`), except where the visitor saves data or the
 * network is slow: Chrome checks neither before it follows speculation rules. Off on visits from a campaign too, because
 * their links change when they are pressed (`counting.ts`).
 *
 * Where there is a pointer, the page is prerendered as well. A finger may rest on a link only to scroll, so on touch
 * screens it is fetched alone.
 */
export function allowPrefetch(): void {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  const { via } = document.body.dataset;
  if (saveData || effectiveType.includes('2g') || via !== 'none') return;
  document.documentElement.dataset['ahead'] = String(matchMedia('(hover)').matches);
}
