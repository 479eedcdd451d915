import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { apt } from './apt.ts';
import { run } from './processes.ts';

/** Chromium without windows draws a page for half of what the windowed one takes, headless or not. */
const headlessNames = ['chrome-headless-shell', 'chromium-headless-shell'];
const windowedNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

const onPath = (names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Empty counts as not set. */
const chosen = () => [process.env['CHROME_PATH']].find(Boolean);

/** A browser of this machine: `CHROME_PATH`, or one on the PATH. Without one Playwright starts its own. */
export const browserOfThisMachine = (): string | undefined =>
  chosen() ?? onPath(headlessNames) ?? onPath(windowedNames);

/** Has Playwright download its Chromium where the machine has none, or installs Debian's package. */
export async function ensureBrowser(): Promise<void> {
  if (browserOfThisMachine() !== undefined) return;
  const { code } = await run('playwright', ['install', 'chromium', '--only-shell'], { show: true });
  if (code === 0 || !existsSync('/usr/bin/apt-get')) return;
  await apt('update');
  // Older distributions have the windowed one alone.
  const headless = await apt('install', '--no-install-recommends', 'chromium-headless-shell');
  if (headless.code !== 0) await apt('install', '--no-install-recommends', 'chromium');
}

/** For machines without a display, a GPU or a way out: a browser that calls home waits for what is refused. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser for scripts, as visitors have it where one is installed: the headless one loads lazy pictures from further
 * away. `extra` flags go to its command line.
 */
export async function launchBrowser(...extra: string[]): Promise<Browser> {
  await ensureBrowser();
  const executablePath = chosen() ?? onPath(windowedNames) ?? onPath(headlessNames);
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...browserFlags, ...extra] });
}
