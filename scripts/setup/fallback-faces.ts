import { existsSync } from 'node:fs';
import { apt } from './apt.ts';
import { run } from './processes.ts';

/** As wide as Arial and Times, Roboto, and Noto Serif: with them a Debian machine sees what phones see. */
const packages = ['fonts-liberation', 'fonts-roboto-unhinted', 'fonts-noto-core'];

/** Installs the faces that phones have, where Debian's packages can be had; tests go on without them. */
export async function ensureFallbackFaces(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return;
  const { code } = await run('dpkg', ['--status', ...packages]);
  if (code === 0) return;
  console.log('Installing the typefaces of phones for the tests (once) …');
  await apt('update');
  const installed = await apt('install', '--no-install-recommends', ...packages);
  if (installed.code !== 0)
    console.log(`They could not be installed (${packages.join(', ')}): what they show is not tested here.`);
}
