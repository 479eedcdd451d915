import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dist } from './pages.ts';

/** Placeholders that scripts fill in later: in their own code, and in JSON that elements pass to them. */
const forScripts = /<script\b.*?<\/script>| [\w-]+="[{[][^"]*"/gs;

it('texts: no page, feed or file for readers shows an open gap', () => {
  const files = globSync(`${dist}/**/*.{html,xml,txt,md,json,webmanifest}`);
  const open = files.flatMap((file) => {
    const gaps =
      readFileSync(file, 'utf8')
        .replaceAll(forScripts, '')
        .match(/\{\{\s*\w+\s*\}\}/g) ?? [];
    return gaps.map((gap) => `${file}: ${gap}`);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(open).toEqual([]);
});
