import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
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

/** Whether Playwright's own Chromium is installed: all of it, or the headless part alone. */
function isPinnedInstalled(): boolean {
  const folder = dirname(dirname(chromium.executablePath()));
  return [folder, folder.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1')].some((one) =>
    existsSync(one),
  );
}

/** `CHROME_PATH`, or one on the PATH where Playwright's own, which comes first, is not installed. */
export function browserOfThisMachine(): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return chosen;
  return isPinnedInstalled() ? undefined : (onPath(headlessNames) ?? onPath(windowedNames));
}

/** Downloads Playwright's Chromium if the machine has none, or else installs Debian's package. */
export async function ensureBrowser(): Promise<void> {
  if (isPinnedInstalled() || browserOfThisMachine() !== undefined) return;
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
