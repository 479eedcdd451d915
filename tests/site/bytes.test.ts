import { expect, it } from 'vitest';
import { everyPage } from './pages.ts';
import { isRead, mostBytes, scriptsOf, weightOf } from './scripts.ts';

it('every page that is read names at most 6 kB of compressed script', () => {
  const read = everyPage.filter(({ path }) => isRead(path));
  const weighed = read.map((page) => ({
    path: page.path,
    weight: weightOf(scriptsOf(page)),
    scripts: [...scriptsOf(page)],
  }));
  expect(weighed.filter(({ weight }) => weight > mostBytes)).toEqual([]);
  expect(read.length).toBeGreaterThan(300);
  // What is weighed is weighed: there is some script on every page.
  expect(Math.min(...weighed.map(({ weight }) => weight))).toBeGreaterThan(1000);
});
