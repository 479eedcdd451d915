import { execFile } from 'node:child_process';
import { appendFile, cp, glob, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, matchesGlob, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import knip from '../../knip.config.js';

const run = promisify(execFile);
const root = process.cwd();
const rooms = ['src', 'i18n', 'functions', 'local', 'scripts', 'art', 'tests'];
const settings = ['package.json', 'tsconfig.json', 'wrangler.toml', '*.config.*'];
const readers = rooms.map((room) => `${room}/**/*.{ts,tsx,astro}`);
const modules = rooms.map((room) => `${room}/**/*.{ts,tsx}`);
const code = /^(?:|\.(?:ts|tsx|mjs|astro|json|toml|graphql|css))$/;

/** Exports of files that something else starts are its matter: they are no entries of ours to look at. */
const entries = [
  ...knip.entry,
  'src/pages/**',
  'src/content.config.ts',
  'functions/index.ts',
  '**/*.d.ts',
  // Named in the configuration of vitest and Playwright.
  'tests/worker/vitest.config.ts',
  'tests/e2e/prepare.ts',
];
const isEntry = (file: string) => entries.some((pattern) => matchesGlob(file, pattern));

/** What is loaded as a whole, by `import()`, `import *` or its address, hands out all that it has. */
const asWhole = /\bimport(?:\(| \* as \w+ from )\s*'([^']+)'|new URL\('([^']+)', import\.meta\.url\)/g;

let copy: string;
const planted: string[] = [];
const whole = new Set<string>();

/** A copy of the project in which every module has an export that nobody uses. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'unused-'));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const room of rooms)
    await cp(room, join(copy, room), {
      recursive: true,
      filter: (file) => code.test(extname(file)) && !relative(root, file).startsWith('src/content/'),
    });
  for await (const file of glob(settings)) await cp(file, join(copy, file));
  for await (const file of glob(readers, { cwd: copy }))
    for (const [, imported, address] of (await readFile(join(copy, file), 'utf8')).matchAll(asWhole))
      whole.add(basename(imported ?? address ?? ''));
  for await (const file of glob(modules, { cwd: copy })) {
    await appendFile(join(copy, file), '\nexport const planted = 1;\n');
    if (!isEntry(file)) planted.push(file);
  }
}, 60_000);
afterAll(() => rm(copy, { recursive: true }));

async function found(...more: string[]): Promise<string[]> {
  interface Report {
    issues: { file: string; exports: { name: string }[]; files: unknown[] }[];
  }
  const args = ['--no-progress', '--no-exit-code', '--reporter', 'json', '--include', 'exports,files'];
  const { stdout } = await run('knip', [...args, ...more], { cwd: copy, maxBuffer: 1e8 });
  return (JSON.parse(stdout) as Report).issues
    .filter(({ exports, files }) => files.length > 0 || exports.some(({ name }) => name === 'planted'))
    .map(({ file }) => file);
}

it('a dead export is found in every room of the house', { timeout: 60_000 }, async () => {
  const seen = new Set(await found());
  expect(planted.filter((file) => !seen.has(file) && !whole.has(basename(file)))).toEqual([]);
  for (const room of [...rooms, 'src/domain', 'src/islands', 'src/stores', 'functions/mails'])
    expect(
      [...seen].find((file) => file.startsWith(`${room}/`)),
      room,
    ).toBeDefined();
});

it('what only tests use is found too', { timeout: 60_000 }, async () => {
  const witness = 'tests/unit/witness.test.ts';
  await appendFile(join(copy, 'src/domain/facts.ts'), 'export const onlyTested = 1;\n');
  await appendFile(
    join(copy, witness),
    "import { onlyTested } from '#domain/facts.ts';\nconsole.log(onlyTested);\n",
  );
  const without = ['-c', 'scripts/check/knip-without-tests.mjs'];
  const names = async (...more: string[]) =>
    (await run('knip', ['--no-progress', '--no-exit-code', ...more], { cwd: copy, maxBuffer: 1e8 })).stdout;
  expect(await names()).not.toContain('onlyTested');
  expect(await names(...without)).toContain('onlyTested');
});
