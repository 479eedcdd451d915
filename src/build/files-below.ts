import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files below a folder, but for those in `leftOut`. One folder after the other, as there are thousands of small ones:
 * that is several times faster than side by side.
 */
export function filesBelow(folder: string, leftOut?: string): string[] {
  if (folder === leftOut) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, leftOut);
    return entry.isFile() ? path : [];
  });
}
