import { expect, it } from 'vitest';
import { workerPaths } from '#site/build/worker-behind.ts';

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
