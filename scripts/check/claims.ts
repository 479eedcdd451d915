/** Checks all texts, in both languages, for claims that advertising law or our own rules forbid. */
import { glob, readFile } from 'node:fs/promises';
import { locales } from '#domain/text/locales.ts';
import { claimsBannedIn } from './banned-claims.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { unconditionedIn } from './paid-back.ts';

let found = 0;
const report = (place: string, claims: readonly string[]) => {
  for (const claim of claims) {
    console.log(`${place}: ${claim}`);
    found += 1;
  }
};

// A variable, because knip would treat a pattern in the call itself as an import.
const spoken = ['src/content/**/*.{md,yaml}', 'src/domain/**/*.ts'];
for await (const file of glob(spoken)) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) report(`${file}:${index + 1}`, claimsBannedIn(line));
}

for (const { key, text, group, place } of locales.flatMap(catalogueTexts)) {
  report(`${place}: "${key}"`, [...claimsBannedIn(text), ...unconditionedIn(text, group.join(' '))]);
}

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
