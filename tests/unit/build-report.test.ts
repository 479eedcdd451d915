import { expect, it } from 'vitest';
import { createBuildReport } from '../../scripts/setup/build-report.ts';

const cut = (done: number, total: number) =>
  `12:00:00 \u001b[32m▶\u001b[39m /_astro/a.avif \u001b[2m(before: 300kB, after: 20kB)\u001b[22m (+90ms) (${done}/${total})\n`;
const kept = '  ▶ /_astro/b.avif (reused cache entry) (+1ms) (3/3)\n';

function told(isTTY: boolean, ...chunks: string[]) {
  let words = '';
  const report = createBuildReport({ isTTY, write: (more) => (words += more) });
  for (const chunk of chunks) report(chunk);
  return words;
}

it('a build on a terminal counts its pictures in one line, however its output is cut into pieces', () => {
  const output = cut(1, 2) + cut(2, 2) + kept;
  expect(told(true, output.slice(0, 30), output.slice(30))).toBe(
    '\r  Cutting pictures: 1 of 2 …\r  Cutting pictures: 2 of 2 …\n',
  );
});

it('elsewhere each tenth is a line', () => {
  const all = Array.from({ length: 40 }, (_, index) => cut(index + 1, 40));
  const lines = told(false, ...all)
    .trim()
    .split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('Cutting pictures: 4 of 40 …');
  expect(lines.at(-1)).toBe('  Cutting pictures: 40 of 40 …');
});

it('pictures that are kept are nothing to wait for', () => {
  expect(told(true, kept)).toBe('');
});

it('what the build warns of is passed on', () => {
  expect(told(false, '12:00:00 [WARN] [content] Something is odd.\n')).toBe(
    '[WARN] [content] Something is odd.\n',
  );
});
