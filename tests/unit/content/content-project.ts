import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkTexts, collectionNames, readContent } from '../../../src/content-check/check-content.ts';
import { checkClaims } from '../../../src/content-check/claims/check-claims.ts';
import { collections } from '../../../src/content-check/collections/all.ts';
import { byPosition, type Code, type Diagnostic } from '../../../src/content-check/diagnostic.ts';
import { copySite } from '../../fixtures/site.ts';

const topFolder = (path: string) => path.split('/', 1)[0] ?? '';

/** A copy of the tests' site, to break it: paths are below src/content. */
export async function openContentProject() {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  const at = (path: string) => join(root, 'src/content', path);
  await copySite(root);
  const original = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(root, original, { recursive: true });
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
    remove: (path: string) => {
      touched.add(path);
      return rm(at(path), { recursive: true });
    },
    copy: (from: string, to: string) => {
      touched.add(to);
      return cp(at(from), at(to), { recursive: true });
    },
    change: async (path: string, from: string | RegExp, to: string) => {
      const text = await read(path);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`nothing to replace in ${path}: ${String(from)}`);
      await put(path, changed);
    },
    /** Restores the copy, which is faster than making another. */
    restore: async () => {
      for (const path of touched) {
        const before = join(original, 'src/content', path);
        await rm(at(path), { recursive: true, force: true });
        if (existsSync(before)) await cp(before, at(path), { recursive: true });
      }
      touched.clear();
    },
    /** Reads the folders with changes, or all of them if there are none. */
    check: async (): Promise<readonly Diagnostic[]> => {
      const touchedFolders = new Set([...touched].map(topFolder));
      // Pictures of `src/assets` are shown by several.
      if (touched.size === 0 || touchedFolders.has('..')) return checkTexts(root);
      const concerned = collectionNames.filter((name) =>
        touchedFolders.has(topFolder(collections[name].folder)),
      );
      const readings = await Promise.all(concerned.map((name) => readContent(name, root)));
      return [...readings.flatMap(({ diagnostics }) => diagnostics), ...checkClaims(root)].sort(byPosition);
    },
    leave: async () => {
      for (const folder of [root, original]) await rm(folder, { recursive: true });
    },
  };
}
export type ContentProject = Awaited<ReturnType<typeof openContentProject>>;

/** The report, at its place below src/content, and how it was caused; `follows` are consequences. */
export type Mistake = readonly [
  code: Code,
  at: string,
  change: (project: ContentProject) => Promise<void>,
  follows?: readonly Code[],
];
