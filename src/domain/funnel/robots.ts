/** Words in the `User-Agent` of robots, link previews, monitors and browsers that a program drives. */
const robots =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|speed|monitor|scan|externalhit|whatsapp\/|phantom|electron|selenium|playwright|puppeteer|cypress/i;

/**
 * Whether a request comes from somebody who looks at a page, by what it says of itself. What a browser fetches ahead of a
 * visit says so in `Sec-Purpose`, and nobody has come yet. A page that was rendered ahead counts once it is seen: Chrome
 * tells it so (`visibilitychange`) a moment before it calls the page visited (`prerenderingchange`), and what is sent in
 * between still says `prefetch;prerender`. Of a page that is not seen yet nothing comes (`src/shell/counting.ts`).
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Purpose
 */
export function isLookedAt({ agent, purpose }: { agent: string; purpose: string }): boolean {
  return (
    agent.startsWith('Mozilla/') && !robots.test(agent) && !/prefetch(?!;\s*prerender)|preview/i.test(purpose)
  );
}
