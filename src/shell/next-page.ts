/**
 * Lets the pages behind links come ahead (`src/build/next-pages.ts`). Not for whoever saves data, and not on a line that is
 * slow by itself: Chrome asks neither before it follows rules. Nor on a visit from a campaign: its links change when they are
 * pressed (`counting.ts`), and what came ahead would not be the page that is opened.
 *
 * A pointer that rests on a link means it, and the page is rendered too. A finger also lies on a link to scroll: then it is
 * fetched alone, a third of the bytes.
 */
export function letPagesComeAhead(): void {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  const { via } = document.body.dataset;
  if (saveData || effectiveType.includes('2g') || via !== 'none') return;
  document.documentElement.dataset['ahead'] = String(matchMedia('(hover)').matches);
}
