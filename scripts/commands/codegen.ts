import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generatedFiles } from '../codegen/generated-files.ts';
import { agreedTexts, changedLiveTexts, liveTexts } from '../deploy/live-texts.ts';
import { fail } from '../setup/processes.ts';

/** `npm run codegen` writes generated files; `npm run codegen -- --check` fails if any is stale. */
const onlyCheck = process.argv.includes('--check');

const live = await liveTexts();
const changed = await changedLiveTexts(live, await agreedTexts());
if (changed.length > 0) fail(changed.join('\n'));

const stale: string[] = [];
for (const [file, content] of await generatedFiles(live)) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) continue;
  stale.push(file);
  if (onlyCheck) continue;
  if (content === undefined) await rm(file);
  else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

const names = stale.join('\n  ');
if (onlyCheck && stale.length > 0) fail(`Out of date, run \`npm run codegen\`:\n  ${names}`);
console.log(stale.length > 0 ? `Written:\n  ${names}` : 'All generated files are up to date.');
