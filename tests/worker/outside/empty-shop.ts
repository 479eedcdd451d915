import '../../fixtures/own-discount.ts';
import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import { meta, stripe } from './places.ts';

// A file begins with an empty shop: each job would compare, report and mail again what other files have left.
await Promise.all([reset(), stripe.forget()]);
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

beforeEach(() => Promise.all([stripe.become({ mode: 'ok' }), meta.become({ mode: 'ok' })]));
