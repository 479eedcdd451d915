/** Matches the `User-Agent` of bots, link previews, monitors and automated browsers. */
const robots =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|speed|monitor|scan|externalhit|whatsapp\/|phantom|electron|selenium|playwright|puppeteer|cypress/i;

/**
 * Whether a visitor sees the page, by the request's headers. Prefetches say so in `Sec-Purpose`. A prerendered page
 * counts once it is visible, and only reports then (`src/shell/before-paint.js`): Chrome fires `visibilitychange` a
 * moment before `prerenderingchange`, and requests in between still say `prefetch;prerender`. See
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Purpose
 */
export function isLookedAt({ agent, purpose }: { agent: string; purpose: string }): boolean {
  return (
    agent.startsWith('Mozilla/') && !robots.test(agent) && !/prefetch(?!;\s*prerender)|preview/i.test(purpose)
  );
}
