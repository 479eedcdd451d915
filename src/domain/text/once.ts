/**
 * Creates a value lazily, once. An `Intl` formatter takes a slow phone 5 to 25 ms: created at import it delays taps,
 * and may never be used.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
