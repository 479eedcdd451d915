/**
 * Makes something when it is first asked for, and keeps it. An `Intl` formatter takes a slow phone 5 to 25 ms: where a script
 * makes it as it is read, that is a tap that waits, and it may never be used.
 */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
