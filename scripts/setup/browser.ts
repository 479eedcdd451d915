import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { apt, hasApt } from './apt.ts';
import { run } from './processes.ts';

/** Headless Chromium renders twice as fast as full Chromium in headless mode. */
const headlessNames = ['chrome-headless-shell', 'chromium-headless-shell'];
const windowedNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

const onPath = (names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const chosen = () => [process.env['CHROME_PATH']].find(Boolean);

/** `CHROME_PATH`, or a browser on the PATH. Without one Playwright starts its own. */
export const browserOfThisMachine = (): string | undefined =>
  chosen() ?? onPath(headlessNames) ?? onPath(windowedNames);

/** Downloads Playwright's Chromium if the machine has none, or else installs Debian's package. */
export async function ensureBrowser(): Promise<void> {
  if (browserOfThisMachine() !== undefined) return;
  const { code } = await run('playwright', ['install', 'chromium', '--only-shell'], { show: true });
  if (code === 0 || !hasApt()) return;
  await apt('update');
  // Older distributions only have full Chromium.
  const headless = await apt('install', '--no-install-recommends', 'chromium-headless-shell');
  if (headless.code !== 0) await apt('install', '--no-install-recommends', 'chromium');
}

/**
 * For machines without a display, a GPU or internet access, where a browser's own requests would wait for a timeout.
 */
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
 * Prefers full Chromium, as visitors have it: the headless shell starts loading lazy pictures from further away.
 * `extra`: more
 * command line flags.
 */
export async function launchBrowser(...extra: string[]): Promise<Browser> {
  await ensureBrowser();
  const executablePath = chosen() ?? onPath(windowedNames) ?? onPath(headlessNames);
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...browserFlags, ...extra] });
}
