/**
 * Cuts the two typefaces down to the letters and the axes that the site uses.
 * Run `node scripts/codegen/fonts/subset.ts` after a change of typeface; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

// Every byte of a typeface stands between a visitor and the first screen: German and English, the accents of their
// loan words, and what recipes and prices need. Anything rarer is shown in the fallback, letter by letter.
const accents = 'ÄÉÖÜßàáâäçèéêëíîñóôöúûü';
const letters = `${range(0x20, 0x7e)}\u00a0§©«°·»×¼½¾⅓⅔⅛${accents}–—‘’‚“”„•…€−→←✓`;
// Headings, prices and quotations: no brackets of programmers, no arrows.
const headings = `${range(0x20, 0x3b).replace(/[#$*]/g, '')}?&ABCDEFGHIJKLMNOPQRSTUVWXYZ${range(0x61, 0x7a)}\u00a0·×¼½${accents}–’‚“”„…€`;

const source = 'node_modules/@fontsource-variable';
const faces = [
  {
    from: 'fraunces/files/fraunces-latin-full-normal',
    to: 'fraunces',
    text: headings,
    axes: { wght: 600, opsz: 72, SOFT: 80, WONK: 0 },
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal',
    to: 'figtree',
    text: letters,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

await mkdir('src/assets/fonts', { recursive: true });
for (const { from, to, text, axes } of faces) {
  const font = await subsetFont(await readFile(`${source}/${from}.woff2`), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(`src/assets/fonts/${to}.woff2`, font);
  console.log(`${to}.woff2 ${font.length.toLocaleString('de-DE')} bytes`);
}
