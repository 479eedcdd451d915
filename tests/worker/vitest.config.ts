import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { localHashKeys } from '../../local/hash-keys.ts';
import { localMeta } from '../../local/meta/remote.ts';
import { localStripe } from '../../local/stripe/remote.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  cacheDir: here('../../.valea/vite-worker'),
  plugins: [
    cloudflareTest(async ({ inject }) => ({
      // Otherwise the runtime prints every connection that a test cuts.
      verbose: false,
      wrangler: { configPath: here('../../wrangler.toml') },
      miniflare: {
        assets: { directory: here('site'), binding: 'ASSETS' },
        // Low enough to reach in a test; the accounts' limit is the real one.
        ratelimits: {
          PER_ADDRESS: { namespace_id: '1001', simple: { limit: 60, period: 60 } },
          PER_ACCOUNT: { namespace_id: '1002', simple: { limit: 120, period: 60 } },
          PER_ACTION: { namespace_id: '1003', simple: { limit: 20, period: 60 } },
          PER_EXPORTER: { namespace_id: '1004', simple: { limit: 5, period: 60 } },
        },
        // Queues that hand over at once.
        queueConsumers: {
          'valea-conversions': { maxBatchTimeout: 0.1 },
          'valea-counts': { maxBatchTimeout: 0.1 },
        },
        bindings: {
          ENVIRONMENT: 'test',
          FIREBASE_PROJECT_ID: 'demo-test',
          // Ignores a local `.dev.vars` file.
          DATA_API_URL: '',
          IDENTITY_ADMIN_URL: '',
          IDENTITY_ADMIN_TOKEN: '',
          IDENTITY_SERVICE_ACCOUNT: '',
          IDENTITY_KEYS_URL: `${inject<{ url: string }>('keys').url}/keys`,
          META_DATASET_ID: localMeta.dataset,
          META_ACCESS_TOKEN: localMeta.token,
          META_GRAPH_URL: inject<string>('meta'),
          STRIPE_SECRET_KEY: localStripe.key,
          STRIPE_WEBHOOK_SECRET: localStripe.webhookSecret,
          STRIPE_API_URL: inject<string>('stripe'),
          STORAGE_SERVICE_ACCOUNT: inject<{ account: string }>('storage').account,
          STORAGE_URL: inject<{ url: string }>('storage').url,
          HASH_KEYS: localHashKeys,
          SITE_URL: '',
          OPERATOR_EMAIL: '',
          TEST_MIGRATIONS: await readD1Migrations(here('../../functions/database/migrations')),
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['**/*.test.ts'],
    globalSetup: [here('outside/start.ts')],
    // Only stops hanging tests: a busy machine may be slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    fileParallelism: false,
    sequence: { groupOrder: 3 },
    isolate: false,
    restoreMocks: true,
    setupFiles: [here('outside/empty-shop.ts')],
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: [
            'drizzle-orm',
            'drizzle-orm/d1',
            'drizzle-orm/sqlite-core',
            'fontkit',
            'graphql',
            'jose',
            'pdfkit',
            'stripe',
            'uqr',
            'zod',
          ],
        },
      },
    },
  },
});
