import { expect, it } from 'vitest';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ownerOf, weigh } from '../../scripts/bench/packages.ts';

const root = '/site';

it('a module belongs to its package, or to the room of ours where it lies', () => {
  const owners = {
    '/site/node_modules/react-dom/cjs/react-dom-client.production.js': 'react-dom',
    '/site/node_modules/scheduler/index.js': 'react-dom',
    '/site/node_modules/@firebase/auth/dist/index.js': 'firebase',
    '/site/node_modules/@firebase/auth/node_modules/idb/build/index.js': 'idb',
    '/site/node_modules/@nanostores/react/index.js': '@nanostores/react',
    '/site/src/domain/shop/offers.ts': 'our domain',
    '/site/src/features/plans/PlansView.tsx': 'our features/plans',
    '/site/src/features/AppFigure.tsx': 'our features',
    '/site/src/pages/[locale]/[plans].astro?astro&type=script&index=0&lang.ts': 'our pages',
    '/site/i18n/routes.ts': 'our i18n',
    '\0rolldown/runtime.js': 'build',
  };
  for (const [id, owner] of Object.entries(owners)) expect(ownerOf(id, root), id).toBe(owner);
});

it('what scripts weigh is shared out whole, by the letters that each package has in them', () => {
  const code = Buffer.from('export const words = "a script";'.repeat(20));
  const contents = {
    '/a.js': { '/x/node_modules/react-dom/a.js': 30, '/x/node_modules/nanostores/b.js': 10 },
    '/b.js': { '/x/node_modules/nanostores/c.js': 5 },
  };
  const weights = weigh(['/a.js', '/b.js'], contents, () => code);
  const [gzip, brotli] = [gzipSync(code).length, brotliCompressSync(code).length];
  expect(Object.fromEntries(weights)).toEqual({
    'react-dom': { gzip: gzip * 0.75, brotli: brotli * 0.75 },
    nanostores: { gzip: gzip * 1.25, brotli: brotli * 1.25 },
  });
});
