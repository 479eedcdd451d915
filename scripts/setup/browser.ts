import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { run } from './processes.ts';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)));
  const own = [process.env['CHROME_PATH'] ?? '', chromium.executablePath()];
  return [...own, ...onPath, ...places].find((file) => file !== '' && existsSync(file));
}

async function installDebianPackage(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-q', '-y', ...args];
    await run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update');
  await apt('install', '--no-install-recommends', 'chromium');
}

/** The browser of the tests: an installed Chromium or Chrome, else Playwright's own, else Debian's package. */
export async function findBrowser(): Promise<string | undefined> {
  const there = installed();
  if (there) return there;
  console.log('Installing a browser for the tests (once) …');
  await run('playwright', ['install', 'chromium']);
  if (!installed()) await installDebianPackage();
  return installed();
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser for scripts; `extra` flags go to its command line. */
export async function launchBrowser(...extra: string[]): Promise<Browser> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) {
    throw new Error('No browser was found and none could be installed: install Chromium or Chrome.');
  }
  return chromium.launch({ executablePath, args: [...flags, ...extra] });
}
