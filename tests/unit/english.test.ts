import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Signs of a translation; `docs/english.md` has better wordings. */
const translated =
  /\bcalmly\b|\bdo(?:es)? you good\b|\bfind my way\b|\bsee your way\b|\btake all your data\b|\breckon with\b|\bchip in\b|\bcredentials\b|\bdesired weight\b|\bends? by itself\b|\bstove\b|\bcanned\b/i;

/** The visible texts of a file: neither keys nor search words. */
const readIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('search:'))
    .map((line) => line.replace(/^\s*(?:\w+|'[\w-]+'):/, ''));

it('English texts of screens, mails, answers and recipes: no wording that sounds translated', () => {
  const english = [
    ...readdirSync('i18n/en').map((name) => `i18n/en/${name}`),
    ...readdirSync('src/content', { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:^|[/.])en\.(?:md|vtt)$/.test(name) && !name.startsWith('legal/'))
      .map((name) => `src/content/${name}`),
  ];
  const found = english.flatMap((file) =>
    readIn(file).flatMap((line) => {
      const words = translated.exec(line)?.[0];
      return words === undefined ? [] : [`${file}: ${words}`];
    }),
  );
  expect(found).toEqual([]);
});
