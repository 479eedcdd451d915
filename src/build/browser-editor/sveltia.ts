/** The browser editor's package, which is younger than 1.0: all that we know of its insides. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type { CmsConfig, Field as AdminField } from '@sveltia/cms';

export const editor = fileURLToPath(new URL('../../../node_modules/@sveltia/cms/', import.meta.url));

/** Folders that are served, and within them the module that starts the editor. */
export const parts = ['npm', 'locales'];
export const main = 'npm/index.js';

/** The package expects a bundler for its JSON imports; browsers need an import attribute. */
export async function readEditorFile(file: string): Promise<Uint8Array | string> {
  if (file !== join(editor, main)) return readFile(file);
  const source = await readFile(file, 'utf8');
  return source.replace(/import\((`\.\.\/locales\/[\w-]+\.json`)\)/g, 'import($1,{with:{type:"json"}})');
}
