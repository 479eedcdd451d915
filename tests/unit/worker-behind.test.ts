import type { HookParameters } from 'astro';
import { expect, it, vi } from 'vitest';
import { workerBehind, workerPaths } from '#site/build/worker-behind.ts';

const goesToWorker = (path: string) => workerPaths.some((pattern) => new RegExp(pattern).test(path));

it('`npm run dev` hands the API and the pages behind mailed links to the Worker, and nothing else', () => {
  const worker = ['/api/health', '/api', '/app', '/de/erklaerung/abc', '/en/declaration/a', '/de/adresse/x'];
  const pages = [
    '/',
    '/de/',
    '/apiary',
    '/apps',
    '/de/erklaerung',
    '/de/adresse',
    '/en/recipes',
    '/src/api/x.ts',
  ];
  expect(worker.filter((path) => !goesToWorker(path))).toEqual([]);
  expect(pages.filter(goesToWorker)).toEqual([]);
});

it('dev server: pre-bundled packages lie in a folder that no build, check or sync writes to', () => {
  const changesFor = (command: 'dev' | 'build' | 'preview' | 'sync') => {
    const updateConfig = vi.fn();
    const around = { command, updateConfig, injectScript: vi.fn(), logger: { warn: vi.fn() } };
    void workerBehind(undefined).hooks['astro:config:setup']?.(
      around as unknown as HookParameters<'astro:config:setup'>,
    );
    return updateConfig.mock.calls;
  };
  expect(changesFor('dev')).toEqual([[{ vite: { cacheDir: 'node_modules/.vite/dev' } }]]);
  for (const command of ['build', 'preview', 'sync'] as const) expect(changesFor(command)).toEqual([]);
});
