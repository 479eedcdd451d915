import type { D1Migration } from 'cloudflare:test';
import type * as worker from '../../../functions/index.ts';
import type { Bindings } from '../../../functions/env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      ENVIRONMENT: string;
      FIREBASE_PROJECT_ID: string;
      IDENTITY_KEYS_URL: string;
      STRIPE_SECRET_KEY: string;
      TEST_MIGRATIONS: D1Migration[];
    }
    interface GlobalProps {
      mainModule: typeof worker;
    }
  }
}
