/** The fast checks of `npm run check`, in the order in which a reader wants to see their verdicts. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** It reads and writes the same caches as a build of the site, and must not run beside one. */
  afterBuild?: true;
}

const step = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });

/** What was found last time is kept: a second run looks at what has changed, and at what depends on it. */
function types(name: string, project: string): Step {
  const kept = `.valea/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return step(`types of ${name}`, 'tsc', '-p', project, '--incremental', '--tsBuildInfoFile', kept);
}

export const checks: readonly Step[] = [
  step('lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.valea/eslint'),
  {
    ...step('types of all but the Worker', 'astro', 'check', '--minimumFailingSeverity', 'warning'),
    afterBuild: true,
  },
  types('the Worker', 'functions'),
  types('the Worker’s tests', 'tests/worker'),
  step(
    'format',
    'prettier',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.valea/prettier',
    '.',
  ),
  step('styles', 'stylelint', 'src/**/*.{css,astro}'),
  step('generated files', 'node', 'scripts/commands/codegen.ts', '--check'),
  step('unused code', 'knip', '--no-progress'),
  step('code that only tests use', 'knip', '--no-progress', '-c', 'scripts/check/knip-without-tests.mjs'),
  step('import circles', 'node', 'scripts/check/circles.ts'),
  step('texts', 'node', 'scripts/check/texts.ts'),
  step('content', 'node', 'scripts/commands/content-check.ts'),
  step('claims', 'node', 'scripts/check/claims.ts'),
  step('courses', 'node', 'scripts/check/courses.ts'),
];
