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
// Programmers' characters are needed in documents only.
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
  // The library's types lack `keepFeatures`.
  const cut = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features } as const;
  const file = await subsetFont(await readFile(`${source}/${from}.woff2`), text, cut);
  await writeFile(`src/assets/fonts/${to}.woff2`, file);
  console.log(`${to}.woff2 ${file.length.toLocaleString('de-DE')} bytes`);
}

// Documents contain names, which may use any letter of these scripts. Noto Sans has what Figtree and Fraunces lack;
// each file is one of its publisher's subsets, and each letter is taken from the first that has it.
const latin = `${letters}${range(0xa0, 0xff)}ıŒœ‐‑′″⁄№`;
const latinExtended = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}`;
const greek = `${range(0x370, 0x3ff)}${range(0x1f00, 0x1fff)}`;
const cyrillic = range(0x400, 0x52f);
const documents = [
  { name: 'figtree', family: 'figtree', parts: { latin, 'latin-ext': latinExtended }, axes: { wght: 400 } },
  {
    name: 'figtree-strong',
    family: 'figtree',
    parts: { latin, 'latin-ext': latinExtended },
    axes: { wght: 600 },
  },
  {
    name: 'fraunces',
    family: 'fraunces',
    parts: { latin, 'latin-ext': latinExtended, vietnamese: latinExtended },
    axes: { wght: 600, opsz: 72, SOFT: 80, WONK: 0 },
  },
  ...([400, 600] as const).map((wght) => ({
    name: wght === 400 ? 'noto' : 'noto-strong',
    family: 'noto-sans',
    parts: {
      latin,
      'latin-ext': latinExtended,
      vietnamese: latinExtended,
      greek,
      'greek-ext': greek,
      cyrillic,
      'cyrillic-ext': cyrillic,
    },
    axes: { wght },
  })),
];

const facesOfDocuments = 'functions/documents/faces';
await mkdir(facesOfDocuments, { recursive: true });
for (const { name, family, parts, axes } of documents) {
  const cut = family === 'fraunces' ? 'full' : 'wght';
  for (const [part, text] of Object.entries(parts)) {
    const from = await readFile(`${source}/${family}/files/${family}-${part}-${cut}-normal.woff2`);
    // Wrangler bundles TrueType as data, and the PDF library cannot read compressed fonts here.
    const font = await subsetFont(from, text, { targetFormat: 'truetype', variationAxes: axes });
    await writeFile(`${facesOfDocuments}/${name}-${part}.ttf`, font);
    console.log(`${name}-${part}.ttf ${font.length.toLocaleString('de-DE')} bytes`);
  }
}
