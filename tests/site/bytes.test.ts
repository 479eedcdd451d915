import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { dist } from './pages.ts';

it('weight: no script contains the translation engine', () => {
  // Part of a message, which minifiers keep.
  const itsOwnWords = 'i18next.loadNamespace';
  const engine = createRequire(import.meta.url).resolve('i18next');
  const scripts = globSync(`${dist}/**/*.{js,html}`);
  const carrying = (files: string[]) =>
    files.filter((file) => readFileSync(file, 'utf8').includes(itsOwnWords));
  expect(carrying([engine])).toEqual([engine]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(carrying(scripts)).toEqual([]);
});
