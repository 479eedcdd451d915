import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({
  overrideConfig: {
    // Types play no part here, and planted files belong to no project.
    languageOptions: { parserOptions: { projectService: false } },
  },
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
});

async function faultsOf(filePath: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

describe('the walls of the house', () => {
  it.each([
    ['src/domain/planted.ts', "import { app } from '#functions/app.ts';\napp;", 'domain imports nothing'],
    ['src/domain/planted.ts', "import { z } from 'zod';\nz;", 'domain imports nothing'],
    ['src/stores/planted.ts', "import '../layouts/every-page.ts';", 'no view'],
    [
      'functions/routes/planted.ts',
      "import { messages } from '#i18n/index.ts';\nmessages;",
      'src/domain alone',
    ],
    [
      'src/layouts/Planted.astro',
      "---\nimport { app } from '#functions/app.ts';\n---\n{app}",
      'src/domain alone',
    ],
    [
      'src/ui/Planted.astro',
      "---\nimport Shell from '#site/layouts/Shell.astro';\n---\n<Shell />",
      'A view renders',
    ],
  ])('%s may not hold %j', async (file, code, reason) => {
    const faults = await faultsOf(file, code);
    expect(faults.join('\n')).toContain(reason);
  });

  it('let through what belongs together', async () => {
    expect(
      await faultsOf('functions/routes/planted.ts', "import { facts } from '#domain/facts.ts';\nfacts;"),
    ).toEqual([]);
    expect(
      await faultsOf(
        'src/layouts/Planted.astro',
        "---\nimport Icon from '#site/ui/Icon.astro';\n---\n<Icon name='x' />",
      ),
    ).toEqual([]);
  });
});
