import { run } from '../setup/processes.ts';

export interface Tally {
  passed: number;
  failed: number;
}

type Check = readonly [name: string, command: string, ...args: string[]];

/** Incremental: a second run checks only what has changed. */
const types = (name: string, project: string): Check => {
  const kept = `.valea/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return [`types of ${name}`, 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', kept];
};

const checks: readonly Check[] = [
  ['lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.valea/eslint'],
  ['types of all but the Worker', 'astro', 'check', '--minimumFailingSeverity', 'warning'],
  types('the Worker', 'functions'),
  types('the Worker’s tests', 'tests/worker'),
  [
    'format',
    'prettier',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.valea/prettier',
    '.',
  ],
  ['styles', 'stylelint', 'src/**/*.{css,astro}'],
  ['generated files', 'node', 'scripts/commands/codegen.ts', '--check'],
  ['unused code', 'knip', '--no-progress'],
  ['code that only tests use', 'knip', '--no-progress', '-c', 'scripts/check/knip-without-tests.mjs'],
  ['import circles', 'node', 'scripts/check/circles.ts'],
  ['texts', 'node', 'scripts/check/texts.ts'],
  ['content', 'node', 'scripts/commands/content-check.ts'],
  ['claims', 'node', 'scripts/check/claims.ts'],
  ['courses', 'node', 'scripts/check/courses.ts'],
];

async function passes([name, command, ...args]: Check): Promise<boolean> {
  const { code, output } = await run(command, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  const shown = code === 0 ? output.match(/^Warning: .*$/gm)?.join('\n') : output.trim();
  if (shown !== undefined) console.log(shown.replaceAll(/^/gm, '    '));
  return code === 0;
}

export async function runChecks(atOnce: number): Promise<Tally> {
  // Several checks read the types that Astro writes.
  await run('astro', ['sync']);
  const waiting = checks.values();
  const results: boolean[] = [];
  const work = async () => {
    for (const check of waiting) results.push(await passes(check));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
