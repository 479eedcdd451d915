/** Holds every text of ours, in both languages, against what advertising law and our own manners forbid. */
import { glob, readFile } from 'node:fs/promises';
import { claimFaults } from './banned-claims.ts';

const texts = ['i18n/*/*.json', 'src/content/**/*.{md,yaml}', 'src/domain/**/*.ts'];
let faults = 0;
for await (const file of glob(texts)) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) {
    for (const fault of claimFaults(line)) {
      console.log(`${file}:${index + 1}: ${fault}`);
      faults += 1;
    }
  }
}
process.exitCode = faults > 0 ? 1 : 0;
