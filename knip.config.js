/**
 * Unused files, exports and packages. What npm scripts, the platform or another process starts by its path is an
 * entry. `scripts/check/knip-without-tests.mjs` looks again with the tests taken away.
 *
 * knip takes a pattern inside a call of `glob()` for imports of all that it matches, and sees no dead export there
 * any more: such patterns stand in a variable.
 */
const knip = {
  entry: [
    'functions/database/tables/*.ts',
    'local/main.ts',
    'scripts/bench/lighthouse.config.mjs',
    'scripts/check/knip-*.mjs',
    'scripts/codegen/*.config.ts',
    'scripts/commands/*.ts',
    'scripts/{ops,recipes}/*.ts',
    'src/build/recipe-pictures/route.ts',
    'src/browser/service-worker.ts',
    'tests/worker/outside/{start,migrate,runtime.d}.ts',
    'tests/**/*.{test,spec}.ts',
    'tests/playwright.config.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,astro}',
    'i18n/**/*.ts',
    'functions/**/*.ts',
    'local/**/*.ts',
    'scripts/**/*.{ts,mjs}',
    'tests/**/*.ts',
  ],
  ignoreIssues: { '**/generated/**': ['types'] },
  // Run by name from scripts/, read as files, or brought by the platform.
  ignoreDependencies: ['cloudflare', 'firebase-tools'],
};

export default knip;
