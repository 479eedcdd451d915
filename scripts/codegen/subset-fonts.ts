/**
 * Reduces the fonts to the glyphs and axes that the site and its PDF documents use. Run `node
 * scripts/codegen/subset-fonts.ts`
 * after changing a font; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

// German, English, accents of loan words, and what recipes and prices need. A test of the built site reports missing
// glyphs.
const accents = 'ÄÉÖÜßàáâäçèéêëíîñóôöúûü';
const letters = `${range(0x20, 0x7e)}\u00a0§©«°·»×¼½¾${accents}–—‘’‚“”„•…€−`;
// Only documents need these.
const read = letters.replaceAll(/[#$<>[\\\]^`{|}~«»]/g, '');
// Headings, prices and quotations need no brackets or arrows.
const headings = `${range(0x20, 0x3b).replace(/[#$*]/g, '')}?&ABCDEFGHIJKLMNOPQRSTUVWXYZ${range(0x61, 0x7a)}\u00a0·×¼½${accents}–’‚“”„…€`;

const source = 'node_modules/@fontsource-variable';
const faces = [
  {
    from: 'fraunces/files/fraunces-latin-full-normal',
    to: 'fraunces',
    text: headings,
    // Features that apply by default; no page uses others.
    features: ['kern', 'liga', 'rvrn'],
    axes: { wght: 600, opsz: 72, SOFT: 80, WONK: 0 },
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal',
    to: 'figtree',
    text: read,
    // And tabular figures.
    features: ['kern', 'tnum', 'rvrn'],
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

await mkdir('src/assets/fonts', { recursive: true });
for (const { from, to, text, features, axes } of faces) {
  // The library's types do not include `keepFeatures`.
  const cut = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features } as const;
  const file = await subsetFont(await readFile(`${source}/${from}.woff2`), text, cut);
  await writeFile(`src/assets/fonts/${to}.woff2`, file);
  console.log(`${to}.woff2 ${file.length.toLocaleString('de-DE')} bytes`);
}

// Documents contain names with any letter of these scripts. Noto Sans has those missing from our own fonts.
const ofLanguages = `${letters}${range(0xa0, 0xff)}ıŒœ‐‑′″⁄№`;
const ofNames = `${ofLanguages}${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}${range(0x370, 0x3ff)}${range(0x1f00, 0x1fff)}${range(0x400, 0x52f)}`;
const fraunces = `${source}/fraunces/files/fraunces-latin-full-normal.woff2`;
const figtree = `${source}/figtree/files/figtree-latin-wght-normal.woff2`;
/** From Debian's package fonts-noto-core. */
const noto = '/usr/share/fonts/truetype/noto/NotoSans';
const documents = [
  { to: 'figtree', from: figtree, text: ofLanguages, axes: { wght: 400 } },
  { to: 'figtree-strong', from: figtree, text: ofLanguages, axes: { wght: 600 } },
  { to: 'fraunces', from: fraunces, text: ofLanguages, axes: { wght: 600, opsz: 72, SOFT: 80, WONK: 0 } },
  { to: 'noto', from: `${noto}-Regular.ttf`, text: ofNames },
  { to: 'noto-strong', from: `${noto}-Bold.ttf`, text: ofNames },
];

const facesOfDocuments = 'functions/documents/faces';
await mkdir(facesOfDocuments, { recursive: true });
for (const { to, from, text, axes } of documents) {
  // Wrangler bundles TrueType as data, and the PDF library cannot read compressed fonts here.
  const cut = {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl'],
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  } as const;
  const file = await subsetFont(await readFile(from), text, cut);
  await writeFile(`${facesOfDocuments}/${to}.ttf`, file);
  console.log(`${to}.ttf ${file.length.toLocaleString('de-DE')} bytes`);
}
