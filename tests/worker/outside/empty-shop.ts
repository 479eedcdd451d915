import '../../fixtures/own-certification.ts';
import '../../fixtures/own-discount.ts';
import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import { meta, stripe } from './stand-ins.ts';

// Starts each file with an empty shop: jobs would otherwise process what other files left behind.
await Promise.all([reset(), stripe.forget()]);
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

beforeEach(() => Promise.all([stripe.become({ mode: 'ok' }), meta.become({ mode: 'ok' })]));
