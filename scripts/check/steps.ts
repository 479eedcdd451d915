/** The fast checks of `npm run check`, in the order in which a reader wants to see their verdicts. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
}

const step = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });

export const checks: readonly Step[] = [
  step('types of the site', 'astro', 'check', '--minimumFailingSeverity', 'warning'),
  step('lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.valea/eslint'),
  step('types of the Worker', 'tsc', '-p', 'functions'),
  step('types of the scripts', 'tsc', '-p', 'scripts'),
  step('types of the tests', 'tsc', '-p', 'tests'),
  step('types of the Worker’s tests', 'tsc', '-p', 'tests/worker'),
  step('types of the stand-ins', 'tsc', '-p', 'local'),
  step('types of the stand-ins’ tests', 'tsc', '-p', 'tests/local'),
  step('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  step('styles', 'stylelint', 'src/**/*.{css,astro}'),
  step('unused code', 'knip', '--no-progress'),
  step('texts', 'node', 'scripts/check/texts.ts'),
  step('recipes', 'node', 'scripts/commands/recipe-check.ts'),
  step('claims', 'node', 'scripts/check/claims.ts'),
];
