import { expect, it } from 'vitest';
import { fileWarning, mostFiles } from '#site/build/file-limit.ts';

it('from four fifths of what the paid plan takes the build warns, and names both plans', () => {
  expect([0, mostFiles.free, 79_999].map(fileWarning)).toEqual([undefined, undefined, undefined]);
  expect(fileWarning(80_000)).toContain('80,000 static files, 80 % of the 100,000');
  expect(fileWarning(80_000)).toContain('20,000 on the free one');
  expect(fileWarning(123_456)).toContain('123 %');
});
