/** Sends something and forgets it; the page may be left meanwhile. An extension may have taken the browser's way away. */
export function beacon(path: string, body?: object): void {
  // As plain text the Worker would refuse it.
  const json = body && new Blob([JSON.stringify(body)], { type: 'application/json' });
  if ('sendBeacon' in navigator) navigator.sendBeacon(path, json);
}
