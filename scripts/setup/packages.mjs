import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');

/**
 * Installs the locked packages unless exactly those are installed.
 *
 * @param {string} root
 * @returns {string | undefined} an error message
 */
export function ensureInstalled(root) {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const wanted = lockHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined;

  console.log('Installing packages (a minute or two, once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      CHROME_PATH: process.env.CHROME_PATH ?? '',
    },
  });
  if (error) return 'npm was not found: please install Node 20 or later together with npm.';
  if (status !== 0) return 'The packages could not be installed: see npm’s message above.';
  writeFileSync(stamp, wanted);
  return undefined;
}
