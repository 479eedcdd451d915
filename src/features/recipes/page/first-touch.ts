/** Loads a module after the first touch, key or scroll: early enough for kitchens without reception. */
export function onFirstTouch(fetchModule: () => Promise<unknown>) {
  const signal = new AbortController();
  const options = { capture: true, passive: true, signal: signal.signal };
  const fetchOnce = () => {
    signal.abort();
    // Loaded again when it is needed.
    fetchModule().catch(() => undefined);
  };
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    document.addEventListener(type, fetchOnce, options);
}
