import { createHash } from 'node:crypto';
import { fontData, type CssVariable } from 'astro:assets';

/**
 * Fetches the typefaces with the page where they can be there before it is painted: on a near line, or out of the cache when
 * somebody comes from another of our pages. Far away they would come too late to be shown (`font-display: optional`), and
 * until then take the line from the picture. It stands in the head, and may use nothing from outside its own body.
 */
function preloadTypefaces() {
  /** In milliseconds, from asking for the page to reading its head: what a typeface would take as well. */
  const far = 200;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFar = visit && performance.now() - visit.requestStart > far;
  const script = document.currentScript;
  if (!script || (isFar && !document.referrer.startsWith(location.origin))) return;
  for (const href of (script.dataset['typefaces'] ?? '').split(' ')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
}

/** The addresses of a typeface's files: the one with the letters of every page, and the one with rare letters. */
const addressesOf = (name: CssVariable) => fontData[name].flatMap(({ src }) => src.map(({ url }) => url));
const [figtree = '', rareFigtree] = addressesOf('--font-figtree');
const [fraunces = '', rareFraunces] = addressesOf('--font-fraunces');

/** What the script reads. */
export const typefacesData = {
  'data-typefaces': `${figtree} ${fraunces}`,
  'data-rare-figtree': rareFigtree,
  'data-rare-fraunces': rareFraunces,
};

/** The function's own source, as it stands in the page. */
export const typefacesScript = `(${preloadTypefaces.toString()})()`;

/** What the page's own policy must allow. */
export const typefacesHash =
  `sha256-${createHash('sha256').update(typefacesScript).digest('base64')}` as const;
