import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { buildSettings } from './build-settings.ts';
import {
  beginBuild,
  endBuild,
  pagesOfLastBuild,
  removeStale,
  type NotedPage,
  type NotedPages,
} from './last-build.ts';

const code = ['src/**/*', 'i18n/**/*', 'astro.config.mjs', 'package-lock.json'];
/** An edited recipe changes the pages that show it, by their own keys, and no others. */
const edited = 'src/content/recipes/';

/** Everything that a recipe's page is made of besides recipes, as one number. */
async function codeDigest(root: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(buildSettings(process.env)));
  // The footer of every page names the year; how numbers are written is a matter of Node.
  hash.update(`${new Date().getFullYear()} ${process.version}`);
  const files: string[] = [];
  for await (const entry of glob(code, { cwd: root, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (entry.isFile() && !path.startsWith(edited)) files.push(path);
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** The site's own files that a page names: without them it would be broken. */
const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/(_astro\/[\w./-]+)/g)].map(([, file = '']) => file)),
];

const fileOf = (pathname: string) => `${pathname}.html`;

/** Renders the pages that the last build did not leave, and notes for the next build what it may keep. */
export function keepPages(
  all: AstroPrerenderer,
  folder: string,
  last: NotedPages,
  noted: Map<string, NotedPage>,
): AstroPrerenderer {
  const keys = new Map<string, string>();
  const isThere = (file: string) => existsSync(join(folder, file));
  return {
    name: 'kept-pages',
    setup: async () => all.setup?.(),
    getStaticPaths: async () => {
      const files = new Map<string, boolean>();
      const has = (file: string) => {
        const known = files.get(file) ?? isThere(file);
        files.set(file, known);
        return known;
      };
      const paths = await all.getStaticPaths();
      const pages = Map.groupBy(paths, ({ pathname }) => pathname);
      return paths.filter(({ pathname, cacheKey }) => {
        // Two pages at one address: Astro refuses them.
        if (cacheKey === undefined || pages.get(pathname)?.length !== 1) return true;
        const page = last[pathname];
        if (page?.key === cacheKey && isThere(fileOf(pathname)) && page.files.every(has)) {
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
      const file = decodeURI(new URL(request.url).pathname);
      const key = keys.get(file);
      if (key === undefined || response.status !== 200) return response;
      const html = await response.text();
      noted.set(file.slice(0, -'.html'.length), { key, files: filesNamedIn(html) });
      return new Response(html, response);
    },
    teardown: async () => all.teardown?.(),
  };
}

/**
 * Pages of the last build serve again while nothing that they show has changed, so that one edited recipe does not
 * render all the others anew. A page says what it shows by the `cacheKey` of its path; a change of any code discards
 * all pages, because the name of a script's file may depend on what other pages share with it.
 *
 * They stay where they are, with the files that stand beside them, and Astro never hears of them: its own incremental
 * build writes every page twice and looks at each again.
 */
export function keptPages(isMadeBeside: (file: string) => boolean): AstroIntegration {
  let digest = '';
  let note = '';
  let folder = '';
  let began = 0;
  let last: NotedPages | undefined;
  const noted = new Map<string, NotedPage>();
  return {
    name: 'kept-pages',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        began = Date.now();
        folder = fileURLToPath(config.outDir);
        note = join(fileURLToPath(config.cacheDir), 'last-build.json');
        digest = await codeDigest(fileURLToPath(config.root));
        last = await pagesOfLastBuild(note, folder, digest);
        updateConfig({ vite: { build: { emptyOutDir: !last } } });
      },
      'astro:build:start': async ({ setPrerenderer }) => {
        await beginBuild(note);
        setPrerenderer((all) => keepPages(all, folder, last ?? {}, noted));
      },
      'astro:build:done': async ({ assets }) => {
        const written = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const kept = [...noted].flatMap(([pathname, { files }]) => [fileOf(pathname), ...files]);
        const pages = new Set([...written, ...kept.map((file) => join(folder, file))]);
        // Other forms of `soup.html` are called `soup/index.*`.
        const isForm = (file: string) =>
          basename(file).startsWith('index.') && pages.has(`${dirname(file)}.html`);
        await removeStale(folder, began, (file) => pages.has(file) || isForm(file) || isMadeBeside(file));
        await endBuild(note, folder, digest, Object.fromEntries(noted));
      },
    },
  };
}
