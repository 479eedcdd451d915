import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import type { lookAt } from './look.ts';
import type { Target } from '../setup/settings.ts';

export type Wrangler = (
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<{ code: number; said: string }>;

export interface Deployment {
  target: Target;
  /** In `wrangler.toml`. */
  worker: string;
  site: string;
  database: { name: string; id: string };
  /** The version's name: the commit. */
  tag: string;
  message: string;
  /** Staging's. */
  password: string | undefined;
}

interface Tools {
  wrangler: Wrangler;
  look: typeof lookAt;
  say: (line: string) => void;
}

/** Ends a deployment, printing a remedy below wrangler's own output. */
export class Stopped extends Error {}

/** Wrangler's default environment. */
export const environmentOf = (target: Target) => (target === 'staging' ? ['--env', 'staging'] : ['--env=']);

const outputFile = '.valea/deploy-output.ndjson';
const uploaded = z.object({
  type: z.literal('version-upload'),
  version_id: z.string(),
});
const deployed = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});
const databases = z.array(
  z.object({ uuid: z.string(), name: z.string(), jurisdiction: z.string().nullish() }),
);

const versionPatienceMs = 90_000;
const domainPatienceMs = 180_000;

/** Uploads a built site and its Worker, runs the smoke test, and promotes them. Safe to repeat. */
export async function deploy(deployment: Deployment, { wrangler, look, say }: Tools): Promise<void> {
  const { target, worker, site, database, tag, message, password } = deployment;
  const environment = environmentOf(target);
  const change = async (doing: string, args: readonly string[], otherwise: string, env = {}) => {
    say(`${doing} …`);
    const { code } = await wrangler([...args, ...environment], env);
    if (code !== 0) throw new Stopped(otherwise);
  };

  say('Check where the database is …');
  const listed = await wrangler(['d1', 'list', '--json']);
  if (listed.code !== 0)
    throw new Stopped('Cloudflare refused the request: run npx wrangler login, or set CLOUDFLARE_API_TOKEN.');
  const found = databases.parse(JSON.parse(listed.said)).find(({ uuid }) => uuid === database.id);
  if (found?.jurisdiction !== 'eu')
    throw new Stopped(
      `The database ${database.name} of wrangler.toml is not in this account, or does not have to stay in the EU: "The first time" of docs/deploying.md says how it is made.`,
    );

  await change(
    'Migrate the database',
    ['d1', 'migrations', 'apply', 'DB', '--remote'],
    'A migration failed and was rolled back; the previous version stays live on the previous schema.',
    { CI: '1' },
  );
  await rm(outputFile, { force: true });
  await change(
    'Upload a version without traffic',
    ['versions', 'upload', '--tag', tag, '--message', message],
    'The version was not accepted; the previous one stays live.',
    { WRANGLER_OUTPUT_FILE_PATH: outputFile },
  );
  const version = await readUpload();

  const status = await wrangler(['deployments', 'status', '--json', ...environment]);
  const live = deployed
    .safeParse(status.code === 0 ? JSON.parse(status.said) : undefined)
    .data?.versions.find(({ percentage }) => percentage === 100)?.version_id;
  if (live === undefined)
    throw new Stopped(
      'No version gets all traffic. Before the first deployment: "The first time" of docs/deploying.md; after an incomplete one: npx wrangler versions deploy.',
    );
  await change(
    'Deploy it beside the live one, at 0 % of traffic',
    ['versions', 'deploy', `${live}@100`, `${version}@0`, '-y', '--message', message],
    'The version could not be deployed beside the previous one, which stays live.',
  );
  say('Request its health and three pages …');
  const problems = await look({ target, url: site, worker, version, password }, versionPatienceMs);
  if (problems.length > 0)
    throw new Stopped(
      `Version ${version} does not answer as it should, and was not promoted; the previous one stays live.\n  ${problems.join('\n  ')}`,
    );

  await change(
    'Promote it: all visitors see it',
    ['versions', 'deploy', `${version}@100`, '-y', '--message', message],
    'The version could not be promoted; the previous one stays live.',
  );
  await change(
    'Bind cron jobs and queues',
    ['triggers', 'deploy'],
    'The new version is live, but cron jobs or queues could not be bound: fix this and deploy again.',
  );
  await lookAtSite({ target, site, password }, { look, say });
}

async function readUpload() {
  const lines = (await readFile(outputFile, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const read = lines.map((line) => uploaded.safeParse(JSON.parse(line))).find(({ success }) => success);
  if (!read?.data) throw new Stopped('wrangler versions upload does not say which version it made.');
  return read.data.version_id;
}

type Site = Pick<Deployment, 'target' | 'site' | 'password'>;

/** Promotes the previous version. Migrations are additive, so it runs on the current database. */
export async function rollBack(place: Site, tools: Tools): Promise<void> {
  const { code } = await tools.wrangler(
    ['rollback', '-y', '--message', 'npm run deploy -- --rollback', ...environmentOf(place.target)],
    { CI: '1' },
  );
  if (code !== 0) throw new Stopped('The rollback was refused; the current version stays live.');
  await lookAtSite(place, tools);
}

async function lookAtSite({ target, site, password }: Site, { look, say }: Pick<Tools, 'look' | 'say'>) {
  say(`Ask ${site} the same …`);
  const problems = await look({ target, url: site, password }, domainPatienceMs);
  if (problems.length > 0)
    throw new Stopped(
      `${site} does not answer as it should. A new domain may need some minutes for its certificate; otherwise go back: npm run deploy -- --rollback\n  ${problems.join('\n  ')}`,
    );
}
