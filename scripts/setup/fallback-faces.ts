import { existsSync } from 'node:fs';
import { apt } from './apt.ts';
import { run } from './processes.ts';

/** Fonts with the metrics of Arial and Times, Roboto, and Noto Serif: Debian then renders like phones. */
const packages = ['fonts-liberation', 'fonts-roboto-unhinted', 'fonts-noto-core'];

/** Installs these fonts if apt works; tests also run without them. */
export async function ensureFallbackFaces(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  const { code } = await run('dpkg', ['--status', ...packages]);
  if (code === 0) return;
  console.log('Installing phone fonts for the tests (once) …');
  await apt('update');
  const installed = await apt('install', '--no-install-recommends', ...packages);
  if (installed.code !== 0)
    console.log(`They could not be installed (${packages.join(', ')}): tests run with other fonts.`);
}
