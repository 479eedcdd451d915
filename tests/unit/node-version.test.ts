import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

it('one Node is stated everywhere, and it is the one that the install brings', () => {
  const version = packageJson.devDependencies.node;
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(version);
  expect(packageJson.engines.node).toBe(version);
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${version}`);
  expect(process.versions.node).toBe(version);
});
