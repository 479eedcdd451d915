/** Checks all texts, in both languages, for claims that advertising law or our own rules forbid. */
import { glob, readFile } from 'node:fs/promises';
import { claimsBannedIn } from './banned-claims.ts';
import { unconditionedIn } from './paid-back.ts';

let found = 0;
const report = (place: string, claims: readonly string[]) => {
  for (const claim of claims) {
    console.log(`${place}: ${claim}`);
    found += 1;
  }
};

// A variable, because knip would treat a pattern in the call itself as an import.
const spoken = ['i18n/*/*.json', 'src/content/**/*.{md,yaml}', 'src/domain/**/*.ts'];
for await (const file of glob(spoken)) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) report(`${file}:${index + 1}`, claimsBannedIn(line));
}

/** Checks each text of a catalogue together with its siblings, which are on the screen with it. */
function held(node: unknown, file: string, path: string) {
  if (typeof node !== 'object' || node === null) return;
  const texts = Object.values(node).filter((value) => typeof value === 'string');
  for (const [key, value] of Object.entries(node)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') report(`${file}: "${place}"`, unconditionedIn(value, texts.join(' ')));
    else held(value, file, place);
  }
}
for await (const file of glob('i18n/*/*.json')) held(JSON.parse(await readFile(file, 'utf8')), file, '');

// A section of a page or an answer is checked as a whole; YAML values line by line.
for await (const file of glob('src/content/{faq,invoice,about,legal}/**/*.md')) {
  const [, , body = ''] = /^(?:---\n([\s\S]*?)\n---\n)?([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? [];
  for (const section of body.split(/^#{2,3} /m)) report(file, unconditionedIn(section));
}
for await (const file of glob(
  'src/content/{features,comparison,courses,films,testimonials,landings}/*.yaml',
)) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) report(`${file}:${index + 1}`, unconditionedIn(line));
}
process.exitCode = found > 0 ? 1 : 0;
