import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { company } from '#domain/company.ts';
import { generatedFiles } from '../codegen/generated-files.ts';

/** `npm run codegen` writes generated files; `npm run codegen -- --check` fails if any is stale. */
const onlyCheck = process.argv.includes('--check');
const stale: string[] = [];
const isSample = ({ sample }: { sample: boolean }) => sample;

for (const [file, content] of await generatedFiles()) {
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present === content) continue;
  stale.push(file);
  if (present !== '' && !isSample(company) && /\.\d+\.ts$/.test(file)) {
    console.error(`${file}: somebody may have agreed to this version. Raise the text's \`version\`.`);
    process.exit(1);
  }
  if (onlyCheck) continue;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

if (onlyCheck && stale.length > 0) {
  console.error(`Out of date, run \`npm run codegen\`:\n  ${stale.join('\n  ')}`);
  process.exit(1);
}
console.log(stale.length > 0 ? `Written:\n  ${stale.join('\n  ')}` : 'All generated files are up to date.');
