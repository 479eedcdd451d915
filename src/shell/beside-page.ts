import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outDir } from 'astro:config/server';

/**
 * Writes other formats of a page (JSON, with Markdown in it) beside it in the build. As endpoints of Astro they would take about as long as the pages themselves,
 * once there are thousands; `npm run dev` has endpoints for them.
 */
export function writeBeside(path: string, files: Readonly<Record<string, string>>): void {
  if (import.meta.env.DEV) return;
  const folder = join(fileURLToPath(outDir), path);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
