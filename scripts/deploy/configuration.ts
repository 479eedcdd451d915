import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { experimental_readRawConfig as readRawConfig, unstable_readConfig as readConfig } from 'wrangler';
import { z } from 'zod';
import type { Target } from '../setup/settings.ts';

/**
 * Wrangler configuration of a deployment: `wrangler.toml` as wrangler itself understands it, and the file that a
 * deployment hands over, with what only the platform (the database's id) and `src/domain/company.ts` (the domain) know.
 */
const consumer = z.looseObject({ queue: z.string(), dead_letter_queue: z.string().optional() });

const form = z.looseObject({
  name: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  workers_dev: z.boolean(),
  preview_urls: z.boolean(),
  vars: z.record(z.string(), z.string()),
  assets: z.looseObject({ binding: z.string(), run_worker_first: z.unknown() }),
  d1_databases: z.array(
    z.looseObject({ binding: z.string(), database_name: z.string(), migrations_dir: z.string() }),
  ),
  ratelimits: z.array(z.looseObject({ name: z.string(), namespace_id: z.string(), simple: z.unknown() })),
  queues: z.object({
    producers: z.array(z.looseObject({ binding: z.string(), queue: z.string() })),
    consumers: z.array(consumer),
  }),
  send_email: z.array(z.looseObject({ name: z.string() })),
  triggers: z.looseObject({ crons: z.array(z.string()) }),
  observability: z.unknown(),
});

export type Configuration = z.output<typeof form>;

const file = 'wrangler.toml';

export const configurationOf = (target: Target): Configuration =>
  form.parse(readConfig({ config: file, ...(target === 'staging' && { env: 'staging' }) }));

const rawDatabases = z.array(z.looseObject({ migrations_dir: z.string() })).min(1);
const rawAssets = z.looseObject({ directory: z.string() });
const rawEnvironment = z.looseObject({ d1_databases: rawDatabases, assets: rawAssets });
const rawForm = z.looseObject({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  d1_databases: rawDatabases,
  assets: rawAssets,
  env: z.object({ staging: rawEnvironment }),
});

export interface Handed {
  /** The custom domain. */
  host: string;
  /** Of the database; nothing while there is none, and for what needs none. */
  databaseId?: string;
  /** Where the static files are, if not where `wrangler.toml` says. */
  assets?: string;
}

/** What wrangler is called with. */
export interface Configured {
  arguments: readonly string[];
  /** Where wrangler writes what it did, for programs to read. */
  outputFile: string;
}

/** The configuration of a deployment as a file of its own: state is asked for and never kept in `wrangler.toml`. */
export async function writeConfiguration(
  target: Target,
  { host, databaseId, assets }: Handed,
  directory = '.valea/deploy',
): Promise<Configured> {
  // Its types stand in a package that wrangler does not bring along; the form says what is relied on.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access
  const raw = rawForm.parse(readRawConfig({ config: file }).rawConfig);
  // Paths are read from where the file lies.
  const whole = <Environment extends z.output<typeof rawEnvironment>>(environment: Environment) => ({
    ...environment,
    assets: { ...environment.assets, directory: resolve(assets ?? environment.assets.directory) },
    d1_databases: environment.d1_databases.map((database) => ({
      ...database,
      migrations_dir: resolve(database.migrations_dir),
      ...(databaseId !== undefined && { database_id: databaseId }),
    })),
  });
  const routes = [{ pattern: host, custom_domain: true }];
  const { env, ...production } = raw;
  const top = { ...whole(production), main: resolve(raw.main) };
  const written =
    target === 'production'
      ? { ...top, routes }
      : { ...top, env: { staging: { ...whole(env.staging), routes } } };
  return write(
    written,
    `${directory}/${target}.json`,
    target === 'staging' ? ['--env', 'staging'] : ['--env='],
  );
}

/** The least that says of a Worker that its versions have addresses of their own: neither domain nor triggers. */
export function writeVersionAddresses(target: Target, directory = '.valea/deploy'): Promise<Configured> {
  const { name, compatibility_date, workers_dev, preview_urls } = configurationOf(target);
  return write(
    { name, compatibility_date, workers_dev, preview_urls },
    `${directory}/${target}-addresses.json`,
  );
}

async function write(
  content: object,
  path: string,
  environment: readonly string[] = [],
): Promise<Configured> {
  await mkdir(resolve(path, '..'), { recursive: true });
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
  return { arguments: ['--config', path, ...environment], outputFile: `${path}.output` };
}
