import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import type { Finisher } from './finish-pages.ts';
import type { NotedPage, NotedPages } from './last-build.ts';

/** The file of a page, relative to the site. */
export const fileOf = (pathname: string) => `${pathname}.html`;

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false;

/** Renders and finishes the pages that the last build did not leave, and notes for the next build what it may keep. */
export function keepPages(
  all: AstroPrerenderer,
  site: string,
  last: NotedPages,
  noted: Map<string, NotedPage>,
  { finish, end }: Finisher,
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
      const rendered = await all.render(request, options);
      const response = rendered instanceof Response ? rendered : rendered.response;
      if (!isPage(response)) return response;
      const file = decodeURI(new URL(request.url).pathname);
      const key = keys.get(file);
      const { html, files } = await finish(await response.arrayBuffer());
      if (key !== undefined && response.status === 200) {
        noted.set(file.slice(0, -'.html'.length), { key, files });
      }
      return new Response(html, response);
    },
    teardown: async () => {
      await Promise.all([all.teardown?.(), end()]);
      ended?.();
    },
  };
}
