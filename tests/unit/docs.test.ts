import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { jobs } from '../../functions/operator/jobs.ts';

const texts = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
  .filter((file) => existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** Settings of another program: the browser editor's sign-in helper. */
const elsewhere = new Set(['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'ALLOWED_DOMAINS']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Files that define settings. */
const code = [
  ...globSync('{functions,scripts,src/build,local,tests}/**/*.{ts,mjs}'),
  ...globSync('.github/**/*.yml'),
  'wrangler.toml',
  '.dev.vars.example',
  'astro.config.mjs',
]
  .filter((file) => existsSync(file) && !file.endsWith('docs.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function missing(find: (text: string) => readonly string[], exists: (name: string, file: string) => boolean) {
  return texts.flatMap(({ file, text }) =>
    find(text)
      .filter((name) => !exists(name, file))
      .map((name) => `${file}: ${name}`),
  );
}

it('every npm command that a text names exists', () => {
  const commands = (text: string) =>
    [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(commands(texts.map(({ text }) => text).join('\n'))).toContain('ops');
  expect(missing(commands, (name) => Object.hasOwn(scripts, name))).toEqual([]);
});

it('every setting that a text names is one that something reads', () => {
  const settings = (text: string) =>
    [...text.matchAll(/\b(?:[A-Z][A-Z\d]*_[A-Z\d_]+|PORT)\b/g)].map(([name]) => name);
  expect(settings(texts.map(({ text }) => text).join('\n'))).toContain('OPERATOR_EMAIL');
  const exists = (name: string) => elsewhere.has(name) || new RegExp(`\\b${name}\\b`).test(code);
  // A decision also quotes what others call their errors.
  expect(missing(settings, exists).filter((found) => !found.startsWith('docs/decisions/'))).toEqual([]);
});

it('every operation that a text names exists', () => {
  const named = (text: string) =>
    [...text.matchAll(/npm run ops -- ([a-z-]+)/g)].map(([, name = '']) => name);
  expect(named(texts.map(({ text }) => text).join('\n'))).toContain('mails');
  expect(missing(named, (name) => existsSync(`scripts/ops/${name}.ts`))).toEqual([]);
});

it('every job named in a command exists', () => {
  const named = (text: string) =>
    [...text.matchAll(/npm run ops -- jobs ([\w-]+)/g)].map(([, name = '']) => name);
  expect(missing(named, (name) => Object.hasOwn(jobs, name))).toEqual([]);
});

it('every file that a text links to is there', () => {
  const links = (text: string) =>
    [...text.matchAll(/\]\((?!https?:|#|page:|course:|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);
  expect(missing(links, (link, file) => existsSync(join(dirname(file), link)))).toEqual([]);
});

it('every source file that a text names is there', () => {
  const named = (text: string) =>
    [...text.matchAll(/`((?:src|functions|i18n|local|scripts|tests)\/[\w./-]+\.\w+)`/g)].map(
      ([, name = '']) => name,
    );
  expect(named(texts.map(({ text }) => text).join('\n'))).toContain('functions/database/retention.ts');
  // Written by the contract suite against the real Stripe.
  const isMade = (name: string) => name === 'tests/local/stripe-answers.json';
  expect(missing(named, (name) => existsSync(name) || isMade(name))).toEqual([]);
});
