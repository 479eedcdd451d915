import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import type { NotedPage, NotedPages } from './last-build.ts';

/** The site's own files that a page names: without them it would be broken. */
function filesNamedIn(html: ArrayBuffer): string[] {
  const named = Buffer.from(html)
    .toString('latin1')
    .matchAll(/\/(_astro\/[\w./-]+)/g);
  return [...new Set([...named].map(([, file = '']) => file))];
}

/** The file of a page, relative to the site. */
export const fileOf = (pathname: string) => `${pathname}.html`;

/** Renders the pages that the last build did not leave, and notes for the next build what it may keep. */
export function keepPages(
  all: AstroPrerenderer,
  site: string,
  last: NotedPages,
  noted: Map<string, NotedPage>,
  ended?: () => void,
): AstroPrerenderer {
  const keys = new Map<string, string>();
  const isThere = (file: string) => existsSync(join(site, file));
  return {
    name: 'kept-pages',
    setup: async () => all.setup?.(),
    getStaticPaths: async () => {
      const known = new Map<string, boolean>();
      const isStillThere = (file: string) => {
        const there = known.get(file) ?? isThere(file);
        known.set(file, there);
        return there;
      };
      const paths = await all.getStaticPaths();
      const pages = Map.groupBy(paths, ({ pathname }) => pathname);
      return paths.filter(({ pathname, cacheKey }) => {
        // Two pages at one address: Astro refuses them.
        if (cacheKey === undefined || pages.get(pathname)?.length !== 1) return true;
        const page = last[pathname];
        if (page?.key === cacheKey && isThere(fileOf(pathname)) && page.files.every(isStillThere)) {
          noted.set(pathname, page);
          return false;
        }
        keys.set(fileOf(pathname), cacheKey);
        return true;
      });
    },
    render: async (request, options) => {
      const file = decodeURI(new URL(request.url).pathname);
      const key = keys.get(file);
      const rendered = await all.render(request, options);
      const response = rendered instanceof Response ? rendered : rendered.response;
      if (key === undefined || response.status !== 200) return response;
      const html = await response.arrayBuffer();
      noted.set(file.slice(0, -'.html'.length), { key, files: filesNamedIn(html) });
      return new Response(html, response);
    },
    teardown: async () => {
      await all.teardown?.();
      ended?.();
    },
  };
}
