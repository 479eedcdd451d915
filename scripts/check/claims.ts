/** Holds every text of ours, in both languages, against what advertising law and our own manners forbid. */
import { glob, readFile } from 'node:fs/promises';
import { claimsBannedIn } from './banned-claims.ts';

const texts = ['i18n/*/*.json', 'src/content/**/*.{md,yaml}', 'src/domain/**/*.ts'];
let found = 0;
for await (const file of glob(texts)) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) {
    for (const claim of claimsBannedIn(line)) {
      console.log(`${file}:${index + 1}: ${claim}`);
      found += 1;
    }
  }
}
process.exitCode = found > 0 ? 1 : 0;
