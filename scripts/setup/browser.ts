import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { apt } from './apt.ts';
import { run } from './processes.ts';

/** Chromium without windows draws a page for half of what the windowed one takes, headless or not. */
const headlessNames = ['chrome-headless-shell', 'chromium-headless-shell'];
const windowedNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const windowedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(names: readonly string[]): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Where Playwright unpacks its own is for Playwright to say. */
async function playwrightsHeadless(): Promise<string | undefined> {
  const { output } = await run('playwright', ['install', 'chromium', '--only-shell', '--dry-run']);
  const [, folder = ''] = /Install location:\s*(\S.*headless.*)$/m.exec(output) ?? [];
  const [file] = folder ? globSync(join(folder, '*', 'chrome-headless-shell{,.exe}')) : [];
  return file;
}

const headless = async () => onPath(headlessNames) ?? (await playwrightsHeadless());

async function installDebianPackage(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  await apt('update');
  // Older distributions have the windowed one alone.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await apt('install', '--no-install-recommends', name);
    if (code === 0) return;
  }
}

async function installHeadless(): Promise<string | undefined> {
  console.log('Installing a browser for the tests (once) …');
  await run('playwright', ['install', 'chromium', '--only-shell']);
  const downloaded = await headless();
  if (downloaded !== undefined) return downloaded;
  await installDebianPackage();
  return headless();
}

const windowed = () =>
  [
    process.env['CHROME_PATH'] ?? '',
    onPath(windowedNames) ?? '',
    chromium.executablePath(),
    ...windowedPlaces,
  ].find((file) => file !== '' && existsSync(file));

/** A browser that is there, for whoever types `npx playwright test`; nothing is installed. */
export const browserOfThisMachine = (): string | undefined => onPath(headlessNames) ?? windowed();

/**
 * The browser of the tests: `CHROME_PATH`, else a headless Chromium that is there, is downloaded by Playwright or is
 * Debian's package, else an installed Chrome or Chromium, with which the tests take longer.
 */
export async function findBrowser(): Promise<string | undefined> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return chosen;
  return (await headless()) ?? (await installHeadless()) ?? windowed();
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
  const executablePath = windowed() ?? (await findBrowser());
  if (executablePath === undefined) {
    throw new Error('No browser was found and none could be installed: install Chromium or Chrome.');
  }
  return chromium.launch({ executablePath, args: [...browserFlags, ...extra] });
}
