import { unstable_readConfig as readConfig } from 'wrangler';
import { z } from 'zod';
import type { Target } from '../setup/settings.ts';

/** `wrangler.toml` as wrangler parses it. */
const form = z.looseObject({
  name: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  workers_dev: z.boolean(),
  preview_urls: z.boolean(),
  vars: z.record(z.string(), z.string()),
  assets: z.looseObject({ binding: z.string(), run_worker_first: z.unknown() }),
  d1_databases: z.tuple([
    z.looseObject({
      binding: z.string(),
      database_name: z.string(),
      database_id: z.string().optional(),
      migrations_dir: z.string(),
    }),
  ]),
  ratelimits: z.array(z.looseObject({ name: z.string(), namespace_id: z.string(), simple: z.unknown() })),
  queues: z.object({
    producers: z.array(z.looseObject({ binding: z.string(), queue: z.string() })),
    consumers: z.array(z.looseObject({ queue: z.string() })),
  }),
  version_metadata: z.looseObject({ binding: z.string() }),
  send_email: z.array(z.looseObject({ name: z.string() })),
  triggers: z.looseObject({ crons: z.array(z.string()) }),
  observability: z.unknown(),
});

export type Configuration = z.output<typeof form>;

export const configurationOf = (target: Target): Configuration =>
  form.parse(readConfig({ config: 'wrangler.toml', ...(target === 'staging' && { env: 'staging' }) }));
