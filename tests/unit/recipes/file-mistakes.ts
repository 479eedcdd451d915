import sharp from 'sharp';
import { german, picture } from './recipe-project.ts';
import { beside, de, en, inEnglish, inGerman, soup, whole, type Mistake } from './mistake.ts';

/** Mistakes in files, in YAML and in single entries. */
export const fileMistakes: readonly Mistake[] = [
  [
    'folder-name',
    'Rote_Linsen:1:1',
    beside('Rote_Linsen/recipe.de.md', german),
    ['slug-taken', 'picture-missing', 'file-missing'],
  ],
  [
    'file-missing',
    `kale/recipe.en.md:1:1`,
    beside('kale/recipe.de.md', german),
    ['picture-missing', 'slug-taken'],
  ],
  ['file-unexpected', `${soup}/notes.txt:1:1`, beside(`${soup}/notes.txt`, 'x')],
  [
    'file-unreadable',
    'kale/recipe.de.md:1:1',
    beside('kale/recipe.de.md/x', 'x'),
    ['picture-missing', 'file-missing'],
  ],
  ['file-too-large', `${de}:1:1`, whole(german + 'x'.repeat(70_000))],
  ['file-empty', `${de}:1:1`, whole(' \n')],
  ['not-utf8', `${de}:1:1`, whole(Buffer.from(german, 'latin1'))],
  ['hidden-character', `${de}:2:8`, inGerman('title: R', 'title: \u{202e}R')],
  ['picture-missing', 'kale:1:1', beside('kale/recipe.de.md', german), ['file-missing', 'slug-taken']],
  ['picture-twice', `${soup}/picture.jpg:1:1`, beside(`${soup}/picture.jpg`, 'x'), ['picture-unreadable']],
  ['picture-unreadable', `${soup}/picture.webp:1:1`, beside(`${soup}/picture.webp`, 'x')],
  [
    'picture-format',
    `${soup}/picture.webp:1:1`,
    beside(`${soup}/picture.webp`, '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
  ],
  [
    'picture-broken',
    `${soup}/picture.webp:1:1`,
    async ({ put }) => {
      const jpeg = await sharp(await picture(1200, 900))
        .jpeg()
        .toBuffer();
      await put(`${soup}/picture.webp`, jpeg.subarray(0, jpeg.length / 2));
    },
  ],
  [
    'picture-small',
    `${soup}/picture.webp:1:1`,
    async ({ put }) => put(`${soup}/picture.webp`, await picture(1199, 900)),
  ],
  ['front-matter-missing', `${de}:1:1`, whole('# Suppe\n')],
  ['front-matter-open', `${de}:1:4`, whole('---\ntitle: Suppe\n')],
  ['front-matter-shape', `${de}:2:1`, whole('---\n- a\n---\n'), ['story-missing', 'method-missing']],
  ['yaml-tab', `${de}:7:1`, inGerman('servings: 4', '\tservings: 4')],
  ['yaml-tab', `${de}:14:2`, inGerman('  - 2 EL Rapsöl', ' \t - 2 EL Rapsöl')],
  ['yaml-character', `${de}:4:14`, inGerman(/description: .*/, 'description: [x](y)z')],
  ['yaml-character', `${de}:14:5`, inGerman('2 EL Rapsöl', '[x](y)z')],
  ['yaml-colon', `${de}:4:14`, inGerman('description: Cremig', 'description: Suppe: cremig')],
  ['yaml-quotes', `${de}:2:16`, inGerman('title: Rote-Linsen-Suppe', 'title: "Suppe" mit')],
  ['yaml-indent', `${de}:14:1`, inGerman('  - 2 EL Rapsöl', ' - 2 EL Rapsöl')],
  ['yaml-character', `${de}:2:8`, inGerman('title: Rote', 'title: @Rote')],
  ['yaml-indent', `${de}:14:1`, inGerman('  - 2 EL Rapsöl', '   - 2 EL Rapsöl'), ['translation-count']],
  ['yaml-bracket', `${de}:10:12`, inGerman('tags: [soup, vegan, vegetarian, quick]', 'tags: [soup}')],
  ['yaml-no-colon', `${de}:2:1`, inGerman('title: Rote', 'title:Rote')],
  ['yaml-broken', `${de}:2:9`, inGerman('title: Rote', 'title: |Rote')],
  ['yaml-too-deep', `${de}:10:15`, inGerman('tags: [soup', 'tags: [[[[[[[[[[soup]]]]]]]]]'), ['list-entry']],
  ['yaml-reference', `${de}:2:8`, inGerman('title: Rote', 'title: *Rote')],
  ['key-unknown', `${de}:7:1`, inGerman('servings: 4', 'serving: 4')],
  ['key-elsewhere', `${en}:6:1`, inEnglish('ingredients:', 'servings: 4\ningredients:')],
  ['key-twice', `${de}:3:1`, inGerman('slug:', 'title: Suppe\nslug:')],
  ['key-missing', `${de}:19:1`, inGerman('servings: 4\n', '')],
  ['text-expected', `${de}:2:7`, inGerman('title: Rote-Linsen-Suppe', 'title:')],
  ['text-too-long', `${de}:4:14`, inGerman('Cremig', 'Cremig '.repeat(25))],
  ['picture-undescribed', `${de}:19:1`, inGerman(/picture:.*\n/, '')],
  ['number-expected', `${de}:7:11`, inGerman('servings: 4', 'servings: zwei')],
  ['number-range', `${de}:7:11`, inGerman('servings: 4', 'servings: 0')],
  ['date-expected', `${de}:6:12`, inGerman('2026-09-12', '2026-02-30')],
  ['truth-expected', `${de}:7:8`, inGerman('servings: 4', 'draft: ja\nservings: 4')],
  ['list-expected', `${de}:10:7`, inGerman('tags: [soup, vegan, vegetarian, quick]', 'tags: soup')],
  ['list-empty', `${de}:10:7`, inGerman('[soup, vegan, vegetarian, quick]', '[]')],
  ['list-entry', `${de}:13:5`, inGerman('- 200 g rote Linsen', '- Linsen: rot')],
  ['choice-unknown', `${de}:10:14`, inGerman('vegan,', 'vegann,')],
  ['choice-unknown', `${de}:11:10`, inGerman('allergens:', 'cuisine: itallian\nallergens:')],
  ['text-expected', `${de}:11:10`, inGerman('allergens:', 'cuisine: [italian]\nallergens:')],
  ['key-elsewhere', `${en}:6:1`, inEnglish('ingredients:', 'cuisine: italian\ningredients:')],
  ['choice-twice', `${de}:10:14`, inGerman('[soup,', '[soup, soup,')],
  ['nutrition-shape', `${de}:19:12`, inGerman(/nutrition: .*/, 'nutrition: 251')],
];
