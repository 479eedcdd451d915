/** Words in the `User-Agent` of robots, link previews, monitors and browsers that a program drives. */
const robots =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|speed|monitor|scan|externalhit|whatsapp\/|phantom|electron|selenium|playwright|puppeteer|cypress/i;

/**
 * Whether a request comes from somebody who looks at a page, by what it says of itself. A browser that fetches or renders
 * a page ahead of a visit says so in `Sec-Purpose`, and nobody has come yet.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Purpose
 */
export function isLookedAt({ agent, purpose }: { agent: string; purpose: string }): boolean {
  return agent.startsWith('Mozilla/') && !robots.test(agent) && !/prefetch|prerender|preview/i.test(purpose);
}
