import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

it('Node: the version that the install brings runs here, and no other file names one', () => {
  expect(process.versions.node).toBe(packageJson.devDependencies.node);
  const files = ['README.md', 'CONTRIBUTING.md', ...globSync('.github/workflows/*.yml')];
  expect(files.filter((file) => /node-version: \d|Node \d+\.\d/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
