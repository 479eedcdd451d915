import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkTexts, collectionNames, readContent } from '../../../src/content-check/check-content.ts';
import { collections } from '../../../src/content-check/collections/all.ts';
import { byPlace, type Code, type Diagnostic } from '../../../src/content-check/diagnostic.ts';

const folders = [
  'about',
  'comparison',
  'courses',
  'faq',
  'features',
  'films',
  'insurers',
  'invoice',
  'landings',
  'legal',
  'testimonials',
];

const topFolder = (path: string) => path.split('/', 1)[0] ?? '';

/** A copy of the content, to break it. */
export interface ContentProject {
  readonly root: string;
  /** Writes below src/content. */
  readonly put: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly read: (path: string) => Promise<string>;
  readonly remove: (path: string) => Promise<void>;
  readonly change: (path: string, from: string | RegExp, to: string) => Promise<void>;
  readonly copy: (from: string, to: string) => Promise<void>;
  /** Undoes all of that, which is faster than another copy. */
  readonly restore: () => Promise<void>;
  /** Reads the folders of what was touched; all of them if nothing was. */
  readonly check: () => Promise<readonly Diagnostic[]>;
  readonly leave: () => Promise<void>;
}

export async function openContentProject(): Promise<ContentProject> {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  const at = (path: string) => join(root, 'src/content', path);
  for (const folder of folders) await cp(join('src/content', folder), at(folder), { recursive: true });
  await cp('src/assets', join(root, 'src/assets'), { recursive: true });
  const touched = new Set<string>();
  const put = async (path: string, content: string | Uint8Array) => {
    const created = await mkdir(dirname(at(path)), { recursive: true });
    touched.add(created === undefined ? path : relative(at(''), created));
    await writeFile(at(path), content);
  };
  const read = (path: string) => readFile(at(path), 'utf8');
  return {
    root,
    put,
    read,
    remove: (path) => {
      touched.add(path);
      return rm(at(path), { recursive: true });
    },
    copy: (from, to) => {
      touched.add(to);
      return cp(at(from), at(to), { recursive: true });
    },
    restore: async () => {
      for (const path of touched) {
        const original = join('src/content', path);
        await rm(at(path), { recursive: true, force: true });
        if (existsSync(original)) await cp(original, at(path), { recursive: true });
      }
      touched.clear();
    },
    change: async (path, from, to) => {
      const text = await read(path);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`nothing to replace in ${path}: ${String(from)}`);
      await put(path, changed);
    },
    check: async () => {
      const touchedFolders = new Set([...touched].map(topFolder));
      // Pictures of `src/assets` are shown by several.
      if (touched.size === 0 || touchedFolders.has('..')) return checkTexts(root);
      const concerned = collectionNames.filter((name) =>
        touchedFolders.has(topFolder(collections[name].folder)),
      );
      const readings = await Promise.all(concerned.map((name) => readContent(name, root)));
      return readings.flatMap(({ diagnostics }) => diagnostics).sort(byPlace);
    },
    leave: () => rm(root, { recursive: true, force: true }),
  };
}

/** The report, at its place below src/content, and how it was caused; `follows` are consequences. */
export type Mistake = readonly [
  code: Code,
  at: string,
  change: (project: ContentProject) => Promise<void>,
  follows?: readonly Code[],
];
