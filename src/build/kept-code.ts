/**
 * The bundle of the last build serves again while the code is the same, so that one edited recipe bundles nothing:
 * Astro goes through its build, and what it would bundle is put where it looks for it.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { filesBelow } from './files-below.ts';

export type SitePages = HookParameters<'astro:build:setup'>['pages'];
type Page = SitePages extends Map<string, infer Each> ? Each : never;

/** What is noted of a bundle, which lies in a folder of its own. */
export interface NotedCode {
  /** Of the content that is part of the bundle. */
  readonly content: string;
  readonly entry: string;
  /** The style sheets of each page, which Astro knows only while it bundles. */
  readonly styles: Readonly<Record<string, Page['styles']>>;
  /** What else the site got: scripts, typefaces, pictures; relative to the folder of the site. */
  readonly files: readonly string[];
}

export interface CodePlaces {
  readonly site: string;
  /** Astro's, where its store is. */
  readonly cache: string;
  readonly bundle: string;
}

/** The content that Astro has read for the pages, as one number; recipes are no part of it. */
const contentDigest = async (cache: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(cache, 'data-store.json')).catch(() => ''))
    .digest('hex');

/** Whether the bundle is of this content, and all that belongs to it is still there. */
export async function isOfNow(code: NotedCode, { site, cache, bundle }: CodePlaces): Promise<boolean> {
  return (
    code.content === (await contentDigest(cache)) &&
    existsSync(join(bundle, code.entry)) &&
    code.files.every((file) => existsSync(join(site, file)))
  );
}

/** Gives Astro's pages their styles back; says whether they are the same pages. */
export function restoreStyles(pages: SitePages, { styles }: NotedCode): boolean {
  if (pages.size !== Object.keys(styles).length) return false;
  for (const [key, page] of pages) {
    const known = styles[key];
    if (!known) return false;
    page.styles = known;
  }
  return true;
}

/** Lays the bundle aside for the next build; Astro would delete it. Says where it begins. */
export async function keepBundle(made: string, bundle: string): Promise<string> {
  const entry = (await readdir(made)).find((name) => name.startsWith('prerender-entry'));
  if (entry === undefined) throw new Error(`${made} has no entry.`);
  await rm(bundle, { recursive: true, force: true });
  await rename(made, bundle);
  return entry;
}

/** What to note of a site whose bundle was made now. */
export async function codeOf(
  { site, cache }: CodePlaces,
  entry: string,
  pages: SitePages,
  isOther: (file: string) => boolean,
): Promise<NotedCode> {
  const files = filesBelow(join(site, '_astro'))
    .filter((file) => !isOther(file))
    .map((file) => file.slice(join(site, '/').length));
  return {
    content: await contentDigest(cache),
    entry,
    styles: Object.fromEntries([...pages].map(([key, { styles }]) => [key, styles])),
    files,
  };
}

type Built = Awaited<ReturnType<ViteBuilder['build']>>;

/** The output of a bundler that had nothing to do but say where the bundle begins. */
const outputOf = (...entries: string[]) =>
  ({
    output: entries.map((fileName) => ({ type: 'chunk', fileName, code: '', moduleIds: [] })),
  }) as unknown as Built;

/** Astro takes orders for pictures from the moment on when it begins to bundle. */
async function takeOrders({ plugins }: BuildEnvironment): Promise<void> {
  const hook = plugins.find(({ name }) => name === 'astro:assets')?.buildStart;
  const begin = typeof hook === 'object' ? hook.handler : hook;
  await (begin as (() => unknown) | undefined)?.call(undefined);
  if (!('addStaticImage' in globalThis.astroAsset)) throw new Error('Astro takes no orders for pictures.');
}

/** Pictures that are in the site already are not cut again; their originals are not even at hand. */
export function dropMadePictures(site: string): void {
  const { staticImages = new Map<string, never>() } = globalThis.astroAsset;
  for (const [original, { transforms }] of staticImages) {
    for (const [key, { finalPath }] of transforms) {
      if (existsSync(join(site, finalPath))) transforms.delete(key);
    }
    if (transforms.size === 0) staticImages.delete(original);
  }
}

/**
 * Takes the place of bundling when there is something to take over; tells where Astro wants the bundle of its pages.
 * @see https://vite.dev/guide/api-environment-frameworks#environments-during-build
 */
export const bundleAgain = (
  kept: () => Pick<NotedCode, 'entry'> | undefined,
  bundle: string,
  told: (folder: string) => void,
): Plugin => ({
  name: 'kept-code',
  buildApp: {
    order: 'pre',
    handler: async (builder) => {
      const pages = builder.environments['prerender'];
      if (!pages) throw new Error('Astro has no environment for its pages.');
      const { outDir } = pages.config.build;
      told(outDir);
      const code = kept();
      if (!code) return;
      await cp(bundle, outDir, { recursive: true });
      await takeOrders(pages);
      builder.build = (environment) => {
        environment.isBuilt = true;
        return Promise.resolve(environment === pages ? outputOf(code.entry) : outputOf());
      };
    },
  },
});
