import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './browser.ts';

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
