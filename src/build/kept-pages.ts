import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildSettings } from './build-settings.ts';
import { filesBelow } from './files-below.ts';
import { startFinisher } from './finish-pages.ts';
import { fileOf, keepPages } from './keep-pages.ts';
import {
  bundleAgain,
  codeOf,
  dropMadePictures,
  isOfNow,
  keepBundle,
  restoreStyles,
  type CodePlaces,
  type NotedCode,
  type SitePages,
} from './kept-code.ts';
import {
  beginBuild,
  endBuild,
  lastBuild,
  removeStale,
  type LastBuild,
  type NotedPage,
} from './last-build.ts';

const settings = /^(?:astro\.config\.mjs|package\.json|package-lock\.json|tsconfig\.json|\.env.*)$/;
/** An edited recipe changes the pages that show it, by their own keys, and no others. */
const edited = 'src/content/recipes';

/** Everything that pages are made of besides recipes, as one number. */
function codeDigest(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify(buildSettings(process.env)));
  // The footer of every page names the year; how numbers are written is a matter of Node.
  hash.update(`${new Date().getFullYear()} ${process.version} ${process.env['NODE_ENV'] ?? ''}`);
  const files = [
    ...['src', 'i18n'].flatMap((folder) => filesBelow(join(root, folder), join(root, edited))),
    ...readdirSync(root)
      .filter((name) => settings.test(name))
      .map((name) => join(root, name)),
  ];
  for (const file of files.sort()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
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
  let places: CodePlaces = { site: '', cache: '', bundle: '' };
  let published = '';
  let made = '';
  let began = 0;
  let last: LastBuild | undefined;
  /** The bundle of the last build, while it serves again. */
  let kept: NotedCode | undefined;
  let entry = '';
  let pages: SitePages = new Map();
  const noted = new Map<string, NotedPage>();
  const ended = () => {
    if (kept) dropMadePictures(places.site);
  };
  return {
    name: 'kept-pages',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        began = Date.now();
        const site = fileURLToPath(config.outDir);
        const cache = fileURLToPath(config.cacheDir);
        places = { site, cache, bundle: join(cache, `bundle-${basename(site)}`) };
        published = fileURLToPath(config.publicDir);
        note = join(cache, `last-build-${basename(site)}.json`);
        digest = codeDigest(fileURLToPath(config.root));
        last = await lastBuild(note, site, digest);
        const plugin = bundleAgain(
          () => kept,
          places.bundle,
          (folder) => (made = folder),
        );
        updateConfig({ vite: { build: { emptyOutDir: !last }, plugins: [plugin] } });
      },
      'astro:build:start': async ({ setPrerenderer }) => {
        await beginBuild(note);
        if (last && (await isOfNow(last.code, places))) kept = last.code;
        setPrerenderer((all) =>
          keepPages(all, places.site, last?.pages ?? {}, noted, startFinisher(places.site), ended),
        );
      },
      'astro:build:setup': async ({ pages: all }) => {
        pages = all;
        if (kept && !restoreStyles(pages, kept)) kept = undefined;
        if (kept && existsSync(published)) await cp(published, places.site, { recursive: true });
      },
      'astro:build:generated': async () => {
        if (!kept) entry = await keepBundle(made, places.bundle);
      },
      'astro:build:done': async ({ assets }) => {
        const written = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const taken = [...noted].flatMap(([pathname, { files }]) => [fileOf(pathname), ...files]);
        const inSite = (file: string) => join(places.site, file);
        const wanted = new Set([...written, ...[...taken, ...(kept?.files ?? [])].map(inSite)]);
        // Other forms of `soup.html` are called `soup/index.*`.
        const isForm = (file: string) =>
          basename(file).startsWith('index.') && wanted.has(`${dirname(file)}.html`);
        const isKept = (file: string) => wanted.has(file) || isForm(file) || isMadeBeside(file);
        removeStale(places.site, began, isKept);
        const code = kept ?? (await codeOf(places, entry, pages, isMadeBeside));
        await endBuild(note, places.site, digest, { pages: Object.fromEntries(noted), code });
      },
    },
  };
}
