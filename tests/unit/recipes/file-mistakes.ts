import sharp from 'sharp';
import { german, picture } from './recipe-project.ts';
import { de, en, inEnglish, inGerman, put, soup, type Mistake } from './mistake.ts';

const photo = `${soup}/picture.webp`;
const kale = 'kale/recipe.de.md';
const halfOf = (file: Buffer) => file.subarray(0, file.length / 2);

/** Mistakes in files, in YAML and in single entries. */
export const fileMistakes: readonly Mistake[] = [
  [
    'folder-name',
    'Rote_Linsen:1:1',
    put('Rote_Linsen/recipe.de.md', german),
    ['slug-taken', 'picture-missing', 'file-missing'],
  ],
  ['file-missing', 'kale/recipe.en.md:1:1', put(kale, german), ['picture-missing', 'slug-taken']],
  ['file-unexpected', `${soup}/notes.txt:1:1`, put(`${soup}/notes.txt`, 'x')],
  ['file-unreadable', `${kale}:1:1`, put(`${kale}/x`, 'x'), ['picture-missing', 'file-missing']],
  ['file-too-large', `${de}:1:1`, put(de, german + 'x'.repeat(70_000))],
  ['file-empty', `${de}:1:1`, put(de, ' \n')],
  ['not-utf8', `${de}:1:1`, put(de, Buffer.from(german, 'latin1'))],
  ['hidden-character', `${de}:2:8`, inGerman('title: R', 'title: \u{202e}R')],
  ['picture-twice', `${soup}/picture.jpg:1:1`, put(`${soup}/picture.jpg`, 'x'), ['picture-unreadable']],
  ['picture-unreadable', `${photo}:1:1`, put(photo, 'x')],
  [
    'picture-format',
    `${photo}:1:1`,
    put(photo, '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
  ],
  [
    'picture-broken',
    `${photo}:1:1`,
    put(
      photo,
      halfOf(
        await sharp(await picture(1200, 900))
          .jpeg()
          .toBuffer(),
      ),
    ),
  ],
  ['picture-small', `${photo}:1:1`, put(photo, await picture(1199, 900))],
  ['front-matter-missing', `${de}:1:1`, put(de, '# Suppe\n')],
  ['front-matter-open', `${de}:1:4`, put(de, '---\ntitle: Suppe\n')],
  ['front-matter-shape', `${de}:2:1`, put(de, '---\n- a\n---\n'), ['story-missing', 'method-missing']],
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
  ['choice-twice', `${de}:10:14`, inGerman('[soup,', '[soup, soup,')],
  ['nutrition-shape', `${de}:19:12`, inGerman(/nutrition: .*/, 'nutrition: 251')],
];
