import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const texts = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
  .filter((file) => existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Settings of another program: the browser editor's sign-in helper. */
const elsewhere = new Set(['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'ALLOWED_DOMAINS']);
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
// Decisions also quote other software's error names.
const isRead = (name: string, file: string) =>
  elsewhere.has(name) || file.startsWith('docs/decisions/') || new RegExp(`\\b${name}\\b`).test(code);

it.each<[what: string, example: string, found: RegExp, exists: (name: string, file: string) => boolean]>([
  ['npm command', 'ops', /npm run ([a-z][\w:-]*)/g, (name) => Object.hasOwn(scripts, name)],
  ['setting', 'OPERATOR_EMAIL', /\b([A-Z][A-Z\d]*_[A-Z\d_]+|PORT)\b/g, isRead],
  ['operation', 'mails', /npm run ops -- ([a-z-]+)/g, (name) => existsSync(`scripts/ops/${name}.ts`)],
  [
    'linked file',
    'deploying.md',
    /\]\((?!https?:|#|page:|course:|mailto:)([^)#\s]+)/g,
    (link, file) => existsSync(join(dirname(file), link)),
  ],
  [
    'source file',
    'functions/database/retention.ts',
    /`((?:src|functions|i18n|local|scripts|tests)\/[\w./-]+\.\w+)`/g,
    // Written by the contract suite against the real Stripe.
    (name) => existsSync(name) || name === 'tests/local/stripe-answers.json',
  ],
])('every %s that a text names exists, such as %s', (_, example, found, exists) => {
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(found)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.map(({ name }) => name)).toContain(example);
  expect(named.filter(({ file, name }) => !exists(name, file))).toEqual([]);
});

it('decisions: each is listed by subject', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const decisions = globSync('docs/decisions/[0-9]*.md').map((file) => basename(file));
  expect(decisions.filter((file) => !index.includes(`(${file})`))).toEqual([]);
});
