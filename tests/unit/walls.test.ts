import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { walls } from '../../scripts/check/walls.mjs';

const eslint = new ESLint({
  // The planted files belong to no project, and need no types.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
});

async function refusals(filePath: string, imported: string): Promise<string[]> {
  const code = `import * as it from '${imported}';\nconsole.log(it);\n`;
  const text = filePath.endsWith('.astro') ? `---\n${code}---\n` : code;
  const results = await eslint.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

/** For each wall, an import that breaks it. */
const planted: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'The domain imports nothing but itself.': ['src/domain/planted.ts', '#i18n/texts.ts'],
  'An endpoint file is loaded by both ends: it knows the domain alone.': ['src/api/planted.ts', 'zod'],
  'Texts and routes know the domain alone.': ['i18n/planted.ts', '#site/styles/layers.ts'],
  'The seam to the browser knows no view.': ['src/browser/planted.ts', '#site/ui/Icon.astro'],
  'Interface parts know nothing of the funnel.': ['src/ui/planted.ts', '#site/shell/Shell.astro'],
  'Pages get content from astro:content: what reads and checks it works while building.': [
    'src/pages/[locale]/Planted.astro',
    '#site/build/markdown.ts',
  ],
  'The content check knows the domain and the routes: it runs without Astro.': [
    'src/content-check/planted.ts',
    '#site/build/markdown.ts',
  ],
  'The site meets the Worker in src/domain and src/api alone.': [
    'src/shell/Planted.astro',
    '#functions/app.ts',
  ],
  'The Worker meets the site in src/domain, src/api and the table of addresses alone.': [
    'functions/routes/planted.ts',
    '#site/styles/layers.ts',
  ],
  'Only tests know tests.': ['scripts/planted.ts', '../tests/playwright.config.ts'],
  'Ports say what the domain wants; they know the domain alone.': ['functions/ports/planted.ts', '../env.ts'],
  'The Worker reaches the outside through ports; functions/deps.ts alone knows who stands behind them.': [
    'functions/routes/planted.ts',
    '../adapters/mail.ts',
  ],
  'The members service stands on accounts and the database alone: it can be deleted.': [
    'functions/members/planted.ts',
    '../app.ts',
  ],
};

it.each(walls.map(({ message }) => message))('walls: %s', async (message) => {
  const [file, imported] = planted[message] ?? ['', ''];
  expect((await refusals(file, imported)).join()).toContain(message.replace(/\.$/, ''));
});
