import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLanes } from '../../scripts/check/lanes.ts';
import { selectByWord } from '../../scripts/check/selection.ts';
import { sumOf, tableOf } from '../../scripts/check/tally.ts';

describe('npm test -- <word> runs what matches, of every kind', () => {
  // Put together, so that this file is not among what is found.
  const word = (...parts: string[]) => parts.join(' ');

  it('a static check by its name', async () => {
    const { steps, suites, browser } = await selectByWord(word('types of the', 'worker’s', 'tests'));
    expect(steps.map(({ name }) => name)).toEqual([word('types of the', 'Worker’s', 'tests')]);
    expect([suites, browser]).toEqual([[], undefined]);
  });

  it('a file by its path as a whole, a test by its title alone, a browser test by either', async () => {
    const { suites } = await selectByWord(['unit', 'routes'].join('/'));
    expect(suites.map(({ suite, selections }) => [suite.name, selections])).toEqual([
      ['unit', [[resolve('tests/unit', 'routes.test.ts')]]],
    ]);
    const title = word('recipe becomes', 'public');
    const byTitle = await selectByWord(title);
    expect(byTitle.suites[0]?.selections).toEqual([
      [resolve('tests/unit/site-build.test.ts'), '--testNamePattern', `(?i:${title})`],
    ]);
    const seen = word('ingredients can be', 'ticked off');
    expect(await selectByWord(seen)).toEqual({
      steps: [],
      suites: [],
      browser: ['--grep', seen],
    });
  }, 30_000);
});

describe('two lanes', () => {
  it('run two jobs at a time, in the order in which they came, a failed one included', async () => {
    const lane = createLanes(2);
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const job = (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    const jobs = ['a', 'b', 'c', 'd'].map((name) => lane(job(name)));
    expect(begun).toEqual(['a', 'b']);
    ends[1]?.();
    await jobs[1];
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const end of ends.splice(0)) end();
    await Promise.all([jobs[0], jobs[2]]);
    ends[0]?.();
    await jobs[3];
    const failed = lane(() => Promise.reject(new Error('planted')));
    await expect(failed).rejects.toThrow('planted');
    await expect(lane(() => Promise.resolve('goes on'))).resolves.toBe('goes on');
  });
});

it('the table names each part and ends with the sum', () => {
  const parts = [
    { name: 'static checks', passed: 16, failed: 1, seconds: 90.04 },
    { name: 'unit', passed: 1200, failed: 0, seconds: 41.26 },
  ];
  expect(sumOf(parts)).toEqual({ passed: 1216, failed: 1 });
  expect(tableOf(parts, 95).split('\n')).toEqual([
    'part           passed  failed  seconds',
    'static checks      16       1     90.0',
    'unit             1200       0     41.3',
    'all              1216       1     95.0',
  ]);
});
