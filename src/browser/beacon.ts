/** Sends without waiting; survives leaving the page. Extensions may block `sendBeacon`. */
export function beacon(path: string, body?: object): void {
  // The Worker refuses plain text.
  const json = body && new Blob([JSON.stringify(body)], { type: 'application/json' });
  if ('sendBeacon' in navigator) navigator.sendBeacon(path, json);
}
