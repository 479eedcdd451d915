import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { walls } from '../../scripts/check/walls.mjs';

const eslint = new ESLint({
  overrideConfig: {
    // Types play no part here, and planted files belong to no project.
    languageOptions: { parserOptions: { projectService: false } },
  },
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
});

async function refusals(filePath: string, imported: string): Promise<string[]> {
  const code = `import * as it from '${imported}';\nconsole.log(it);\n`;
  const results = await eslint.lintText(filePath.endsWith('.astro') ? `---\n${code}---\n` : code, {
    filePath,
  });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

/** Everything in `imported`, planted into each of the rooms. */
const into = (rooms: readonly string[], imported: (up: string) => string): [string, string][] =>
  rooms.map((room) => [`${room}/planted.ts`, imported('../'.repeat(room.split('/').length))]);

/** What is refused, and a file that imports what it may not. */
const planted: Readonly<Record<string, readonly [file: string, imported: string][]>> = {
  'The domain imports nothing but itself.': [
    ['src/domain/planted.ts', '../styles/layers.ts'],
    ['src/domain/planted.ts', '#i18n/texts.ts'],
    ['src/domain/planted.ts', '#functions/app.ts'],
    ['src/domain/planted.ts', '../../local/stripe/main.ts'],
    ['src/domain/planted.ts', '../../scripts/run.mjs'],
    ['src/domain/planted.ts', '../../tests/playwright.config.ts'],
    ['src/domain/planted.ts', '../../art/make.ts'],
    ['src/domain/planted.ts', 'zod'],
  ],
  'An endpoint file is loaded by both ends: it knows the domain alone.': [
    ['src/api/planted.ts', '../styles/layers.ts'],
    ['src/api/planted.ts', '#i18n/texts.ts'],
    ['src/api/planted.ts', '#functions/refusal.ts'],
    ['src/api/planted.ts', 'zod'],
  ],
  'Texts and routes know the domain alone.': [['i18n/planted.ts', '#site/styles/layers.ts']],
  'Stores and clients know the domain and the API, no view.': [
    ['src/stores/planted.ts', '../layouts/Shell.astro'],
    ['src/clients/planted.ts', '../ui/Icon.astro'],
  ],
  'An island’s store knows no view.': [
    ['src/islands/plans/planted.store.ts', '../../ui/Icon.astro'],
    ['src/islands/plans/planted.store.ts', './PlansView.tsx'],
  ],
  'A view renders a state and calls a verb of a store.': [
    ['src/sections/Planted.astro', '../layouts/Shell.astro'],
    ['src/ui/Planted.astro', '#site/shell/Shell.astro'],
    ['src/islands/plans/Planted.tsx', '../../clients/call.ts'],
  ],
  'Interface parts know nothing of the funnel.': [
    ['src/ui/planted.ts', '../sections/Closing.astro'],
    ['src/ui/planted.ts', '../islands/plans/PlansView.tsx'],
  ],
  'Pages get content from astro:content: what reads and checks it works while building.': [
    ...into(
      ['pages', 'layouts', 'sections', 'ui', 'islands', 'stores', 'clients', 'structured-data'].map(
        (room) => `src/${room}`,
      ),
      () => '#site/content-check/diagnostic.ts',
    ),
    ['src/pages/[locale]/Planted.astro', '#site/build/markdown.ts'],
  ],
  'The content check knows the domain and the routes: it runs without Astro.': [
    ['src/content-check/planted.ts', '../build/markdown.ts'],
  ],
  'The site meets the Worker in src/domain and src/api alone.': [
    ['src/layouts/Planted.astro', '#functions/app.ts'],
    ['src/stores/planted.ts', '../../local/stripe/main.ts'],
    ['src/build/planted.ts', '../../tests/playwright.config.ts'],
  ],
  'What is served knows nothing of the commands around it.': into(
    ['src/build', 'i18n', 'functions'],
    (up) => `${up}scripts/run.mjs`,
  ),
  'Pictures are composed beforehand: nothing imports what composes them.': into(
    ['src/build', 'i18n', 'functions', 'local/stripe', 'scripts/commands', 'tests/unit'],
    (up) => `${up}art/make.ts`,
  ),
  'Composing pictures needs nothing of the project but its recipes and rules.': [
    ['art/planted.ts', '#site/styles/layers.ts'],
    ['art/planted.ts', '#i18n/texts.ts'],
    ['art/planted.ts', '../scripts/run.mjs'],
  ],
  'Only tests know tests.': into(['i18n', 'local', 'scripts'], (up) => `${up}tests/playwright.config.ts`),
  'The Worker meets the site in src/domain and src/api alone.': [
    ['functions/routes/planted.ts', '#site/styles/layers.ts'],
    ['functions/routes/planted.ts', '#i18n/texts.ts'],
    ['functions/planted.ts', '../local/stripe/main.ts'],
    ['functions/planted.ts', '../tests/playwright.config.ts'],
  ],
  'Ports say what the domain wants; they know the domain alone.': [
    ['functions/ports/planted.ts', '../env.ts'],
  ],
  'Routes reach the outside through ports, in the request’s deps.': [
    ['functions/routes/planted.ts', '../adapters/mail.ts'],
    ['functions/routes/planted.ts', '../members/members.ts'],
  ],
  'An adapter knows its port and its one SDK.': [
    ['functions/adapters/planted.ts', '../app.ts'],
    ['functions/adapters/planted.ts', '../routes/health.ts'],
    ['functions/adapters/planted.ts', '../members/members.ts'],
  ],
  'The members service stands on accounts and the database alone: it can be deleted.': [
    ['functions/members/planted.ts', '../app.ts'],
    ['functions/members/planted.ts', '../payments/decide.ts'],
  ],
  'What the Worker does is told through ports; functions/deps.ts alone knows who stands behind them.': into(
    [
      'accounts',
      'payments',
      'cancellations',
      'mails',
      'conversions',
      'graphql',
      'middleware',
      'database',
    ].map((room) => `functions/${room}`),
    () => '../adapters/mail.ts',
  ),
  'What the operator is told is handed in: functions/deps.ts asks the rooms.': [
    ['functions/operator/planted.ts', '../payments/comparisons.ts'],
    ['functions/operator/planted.ts', '../mails/mail-outbox.ts'],
  ],
  'Mails are handed facts: they know neither payments nor cancellations.': [
    ['functions/mails/planted.ts', '../payments/decide.ts'],
    ['functions/mails/planted.ts', '../cancellations/carry-out.ts'],
  ],
  'Payments report what happened; functions/deps.ts connects mails to it.': [
    ['functions/payments/planted.ts', '../mails/layout.ts'],
    ['functions/payments/planted.ts', '../cancellations/carry-out.ts'],
  ],
  'Cancellations are handed what they need of orders; functions/deps.ts connects them.': [
    ['functions/cancellations/planted.ts', '../payments/decide.ts'],
  ],
};

const plantings = Object.entries(planted).flatMap(([why, files]) =>
  files.map(([file, imported]) => ({ file, imported, why })),
);

// The first one loads the whole configuration.
describe('the walls of the house', { timeout: 60_000 }, () => {
  it.each(plantings)('$file may not import $imported', async ({ file, imported, why }) => {
    expect((await refusals(file, imported)).join('\n')).toContain(why);
  });

  it('have a planted violation each', () => {
    expect(Object.keys(planted).sort()).toEqual(walls.map(({ message }) => message).sort());
  });

  it('let through what belongs together', async () => {
    expect(await refusals('functions/routes/planted.ts', '#domain/facts.ts')).toEqual([]);
    expect(await refusals('functions/routes/planted.ts', '#site/api/checkout.ts')).toEqual([]);
    expect(await refusals('functions/mails/planted.ts', '#i18n/de/mails.json')).toEqual([]);
    expect(await refusals('functions/mails/planted.ts', '#i18n/de/early-start.json')).toEqual([]);
    expect(await refusals('src/layouts/Planted.astro', '#site/ui/Icon.astro')).toEqual([]);
    expect(await refusals('src/stores/planted.ts', '#domain/facts.ts')).toEqual([]);
    expect(await refusals('src/build/planted.ts', '../content-check/diagnostic.ts')).toEqual([]);
    expect(await refusals('scripts/commands/planted.ts', '../../src/content-check/diagnostic.ts')).toEqual(
      [],
    );
  });
});
