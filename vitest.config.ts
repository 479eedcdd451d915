import { execSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';

const suite = (name: string, folder: string, groupOrder: number) => ({
  name,
  // One project after the other: their numbers of processes differ.
  sequence: { groupOrder },
  include: [`tests/${folder}/**/*.test.ts`],
  environment: 'node' as const,
  // For what hangs: a busy machine may take as long as it needs.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 240_000 } },
});

execSync('npm run --silent prepare', { stdio: 'inherit' });

export default defineConfig({
  test: {
    // Both processors of a small machine, where the default leaves one of two idle.
    maxWorkers: '100%',
    silent: 'passed-only',
    projects: [
      // Files share what they import, for two thirds of the time: what they test keeps nothing.
      { test: { ...suite('unit', 'unit', 0), isolate: false } },
      { test: suite('local', 'local', 1) },
      // One process for all files: each page is parsed once.
      {
        test: {
          ...suite('site', 'site', 2),
          isolate: false,
          fileParallelism: false,
          globalSetup: 'tests/site/build.ts',
        },
      },
      'tests/worker/vitest.config.ts',
    ],
  },
});
