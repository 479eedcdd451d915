import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { browserFlags, browserOfThisMachine } from '../scripts/setup/browser.ts';

const port = Number(process.env['VALEA_TEST_PORT'] ?? 8790);
const executablePath = browserOfThisMachine();
/** Traces slow every test, so only hosted runners keep them; elsewhere rerun a failed test with `--trace on`. */
const isHosted = Boolean(process.env['GITHUB_ACTIONS']);
/** The purchase is tested in these as well, once `npx playwright install firefox webkit` has installed them. */
const others = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()));
/** Tests `npm run dev` instead of the built site. */
const dev = process.env['VALEA_TEST_DEV'] ? ' --dev' : '';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The browser tests run against the built site in the real Worker runtime, started as `npm start` does. */
export default defineConfig({
  testDir: here('e2e'),
  outputDir: here('../test-results'),
  globalSetup: here('e2e/prepare.ts'),
  fullyParallel: true,
  forbidOnly: true,
  workers: '100%',
  ...(isHosted && {
    reporter: [['github'], ['list'], ['html', { open: 'never', outputFolder: here('../playwright-report') }]],
  }),
  timeout: 180_000,
  // Generous limits for a busy machine.
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: isHosted ? 'retain-on-failure' : 'off',
    screenshot: isHosted ? 'only-on-failure' : 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
      },
    },
    ...others.map((browser) => ({
      name: browser.name(),
      testMatch: 'plan-buy.spec.ts',
      use: { browserName: browser.name() === 'webkit' ? ('webkit' as const) : ('firefox' as const) },
    })),
  ],
  webServer: {
    command: `node scripts/run.mjs start${dev}`,
    cwd: here('..'),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
