/**
 * Cuts the two typefaces down to the letters and the axes that the site uses.
 * Run `node scripts/fonts/subset.ts` after a change of typeface; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

// Basic Latin, Latin-1 (umlauts, ß, ½ ¼ ¾, ×), and the punctuation of both languages.
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžẞ–—‘’‚“”„†•…‹›⁄€™−→←↑↓✓⅓⅔⅛`;

const source = 'node_modules/@fontsource-variable';
const faces = [
  {
    from: 'fraunces/files/fraunces-latin-full-normal',
    to: 'fraunces',
    axes: { wght: 600, opsz: 72, SOFT: 80, WONK: 0 },
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal',
    to: 'figtree',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

await mkdir('src/assets/fonts', { recursive: true });
for (const { from, to, axes } of faces) {
  const font = await subsetFont(await readFile(`${source}/${from}.woff2`), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(`src/assets/fonts/${to}.woff2`, font);
  console.log(`${to}.woff2 ${font.length.toLocaleString('de-DE')} bytes`);
}
