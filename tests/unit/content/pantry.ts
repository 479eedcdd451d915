import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkTexts } from '../../../src/content-check/check-content.ts';
import type { Code, Diagnostic } from '../../../src/content-check/diagnostic.ts';

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

/** A copy of the content, to break it. */
export interface Pantry {
  readonly project: string;
  /** Writes below src/content. */
  readonly put: (path: string, content: string | Uint8Array) => Promise<void>;
  readonly read: (path: string) => Promise<string>;
  readonly remove: (path: string) => Promise<void>;
  readonly change: (path: string, from: string | RegExp, to: string) => Promise<void>;
  readonly check: () => Promise<readonly Diagnostic[]>;
  readonly leave: () => Promise<void>;
}

export async function openPantry(): Promise<Pantry> {
  const project = await mkdtemp(join(tmpdir(), 'content-'));
  const at = (path: string) => join(project, 'src/content', path);
  for (const folder of folders) await cp(join('src/content', folder), at(folder), { recursive: true });
  await cp('src/assets', join(project, 'src/assets'), { recursive: true });
  const put = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), content);
  };
  const read = (path: string) => readFile(at(path), 'utf8');
  return {
    project,
    put,
    read,
    remove: (path) => rm(at(path), { recursive: true }),
    change: async (path, from, to) => {
      const text = await read(path);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`nothing to replace in ${path}: ${String(from)}`);
      await put(path, changed);
    },
    check: () => checkTexts(project),
    leave: () => rm(project, { recursive: true, force: true }),
  };
}

/** What is reported, at its place below src/content, and how it came about; `follows` is what comes of it. */
export type Slip = readonly [
  code: Code,
  at: string,
  change: (pantry: Pantry) => Promise<void>,
  follows?: readonly Code[],
];
