import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { isEntry } from '#domain/funnel/entries.ts';
import type { Rating } from '#domain/speed/speed.ts';
import { beacon } from '#site/browser/beacon.ts';
import { storedConsent } from '#site/browser/stored-consent.ts';

const ratingOf = { good: 'good', 'needs-improvement': 'fair', poor: 'poor' } as const satisfies Record<
  Metric['rating'],
  Rating
>;

/** The kind of page, where it is public (`src/shell/Shell.astro`). */
function pageKind() {
  const [, , kind] = document.body.dataset['start']?.split('.') ?? [];
  return isEntry(kind) ? kind : 'other';
}

/** After a yes: reports how fast this page was, once for each value, when the visitor leaves it. */
export function measureSpeed(): void {
  const reported = new Set<string>();
  const report = ({ id, name, rating }: Metric) => {
    // A withdrawal leaves the page, too.
    if (reported.has(id) || storedConsent.read()?.status !== 'accepted') return;
    reported.add(id);
    beacon(`/api/count/speed/${pageKind()}/${name}/${ratingOf[rating]}`);
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(report);
}
