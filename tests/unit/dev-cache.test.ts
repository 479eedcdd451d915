import type { HookParameters } from 'astro';
import { describe, expect, it, vi } from 'vitest';
import { devCache } from '../../src/build/dev-cache.ts';

/** What the site generator is told to change in its settings. */
function changesFor(command: 'dev' | 'build' | 'preview' | 'sync') {
  const updateConfig = vi.fn();
  const around = { command, updateConfig } as unknown as HookParameters<'astro:config:setup'>;
  void devCache().hooks['astro:config:setup']?.(around);
  return updateConfig.mock.calls;
}

describe('the pre-bundled dependencies of the development server', () => {
  it('lie in a folder that no build, check or sync writes to', () => {
    expect(changesFor('dev')).toEqual([[{ vite: { cacheDir: 'node_modules/.vite/dev' } }]]);
    for (const command of ['build', 'preview', 'sync'] as const) expect(changesFor(command)).toEqual([]);
  });
});
