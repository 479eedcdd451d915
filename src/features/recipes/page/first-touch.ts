/**
 * Fetches what a page may need once somebody has begun to use it: not before the first touch, key or scroll, and
 * early enough to be there when the flour is on the hands and the kitchen has no reception.
 */
export function onFirstTouch(fetchModule: () => Promise<unknown>) {
  const signal = new AbortController();
  const options = { capture: true, passive: true, signal: signal.signal };
  const fetchOnce = () => {
    signal.abort();
    // What could not be fetched now is fetched again when it is wanted.
    fetchModule().catch(() => undefined);
  };
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(type, fetchOnce, options);
}
