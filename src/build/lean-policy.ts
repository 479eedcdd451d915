/**
 * Content Security Policy (CSP), a page at a time: Astro writes the hashes of all inline styles and scripts of the site
 * into the policy of every page, three kilobytes that no compression makes smaller. Each page keeps those of its own.
 */
import { createHash } from 'node:crypto';
import type { AstroIntegration, MiddlewareHandler } from 'astro';

const policy = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const inline = /<(style|script)\b[^>]*>(.*?)<\/\1>/gs;

/** The page with a policy that allows what stands in it, and nothing else by hash. */
export function withOwnHashes(html: string): string {
  if (!policy.test(html)) return html;
  const own = new Set<string>();
  for (const [, , text = ''] of html.matchAll(inline)) {
    own.add(createHash('sha256').update(text).digest('base64'));
  }
  return html.replace(
    policy,
    (_, start: string, sources: string) =>
      start +
      sources.replaceAll(/ 'sha256-([^']*)'/g, (source, hash: string) => (own.has(hash) ? source : '')),
  );
}

/** Astro's middleware: in a build each page passes here before it is written; what is kept of the last build did so then. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (import.meta.env.DEV || !isPage) return response;
  return new Response(withOwnHashes(await response.text()), response);
};

export const leanPolicy = (): AstroIntegration => ({
  name: 'lean-policy',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ order: 'post', entrypoint: new URL(import.meta.url) });
    },
  },
});
