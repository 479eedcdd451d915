import { readFile, rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { run } from '../setup/processes.ts';
import type { Configured } from './configuration.ts';

/**
 * Cloudflare, as a deployment asks and changes it: the one file that runs `wrangler` and knows what its answers look
 * like. Whatever it is asked for twice is the same after the second time.
 * https://developers.cloudflare.com/workers/wrangler/commands/
 */
export type Answer<Value = undefined> =
  { state: 'done'; value: Value } | { state: 'refused'; reason: string };

const accounts = z.object({ accounts: z.array(z.object({ id: z.string(), name: z.string() })) });
const databases = z.array(
  z.object({ uuid: z.string(), name: z.string(), jurisdiction: z.string().nullish() }),
);
const versions = z.array(
  z.object({ id: z.string(), annotations: z.record(z.string(), z.unknown()).nullish() }),
);
const deployments = z.array(
  z.object({
    created_on: z.string(),
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
  }),
);
const uploaded = z.object({
  type: z.literal('version-upload'),
  version_id: z.string(),
  preview_url: z.string().optional(),
});

export interface Database {
  id: string;
  /** Where it has to stay: `eu`, or nothing where nobody asked for that. */
  jurisdiction: string | undefined;
}

export interface Version {
  id: string;
  tag: string | undefined;
}

export interface Deployment {
  at: string;
  /** The version that all requests went to; nothing while they were split. */
  version: string | undefined;
}

/** Why wrangler did not: its own words, without its colours and advice. */
function complaintIn(output: string): string {
  const plain = stripVTControlCharacters(output);
  const [, said = ''] = /\[ERROR\]\s*(.*?)(?:\n\s*\n|$)/s.exec(plain) ?? [];
  return (said === '' ? plain : said).replace(/\s+/g, ' ').trim();
}

const noWorker = /does not exist on your account|Worker ".*" not found|\[code: 10007\]/;
const fourteenDays = String(14 * 86_400);

export function createWrangler(environment: NodeJS.ProcessEnv = process.env) {
  const call = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    run('wrangler', args, { env: { ...environment, WRANGLER_SEND_METRICS: 'false', ...env } });

  /** Runs it for what it changes. */
  async function change(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Answer> {
    const { code, output } = await call(args, env);
    return code === 0
      ? { state: 'done', value: undefined }
      : { state: 'refused', reason: complaintIn(output) };
  }

  /** Runs it for what it says. */
  async function ask<Value>(args: readonly string[], form: z.ZodType<Value>): Promise<Answer<Value>> {
    const { code, output, said } = await call(args);
    if (code !== 0) return { state: 'refused', reason: complaintIn(output) };
    const json = /^[[{].*[\]}]$/ms.exec(stripVTControlCharacters(said))?.[0] ?? '';
    try {
      return { state: 'done', value: form.parse(JSON.parse(json)) };
    } catch {
      return { state: 'refused', reason: `wrangler ${args.slice(0, 2).join(' ')} answers in another form` };
    }
  }

  /** The same, where no Worker yet is an answer like any other. */
  async function askOfWorker<Value>(
    args: readonly string[],
    form: z.ZodType<Value[]>,
  ): Promise<Answer<Value[]>> {
    const answer = await ask(args, form);
    return answer.state === 'refused' && noWorker.test(answer.reason) ? { state: 'done', value: [] } : answer;
  }

  return {
    /** Accounts that who is logged in may use; none when nobody is. */
    async accounts() {
      const answer = await ask(['whoami', '--json'], accounts);
      return answer.state === 'done' ? answer.value.accounts : [];
    },

    async database(name: string): Promise<Answer<Database | undefined>> {
      const answer = await ask(['d1', 'list', '--json'], databases);
      if (answer.state === 'refused') return answer;
      const found = answer.value.find((one) => one.name === name);
      return {
        state: 'done',
        value: found && { id: found.uuid, jurisdiction: found.jurisdiction ?? undefined },
      };
    },

    /** A jurisdiction can be chosen now or never: https://developers.cloudflare.com/d1/configuration/data-location/ */
    createDatabase: (name: string) => change(['d1', 'create', name, '--jurisdiction', 'eu']),

    /** Whether there is such a queue; whether it stays in the EU. */
    async queue(name: string): Promise<Answer<'none' | 'eu' | 'elsewhere'>> {
      const { code, output } = await call(['queues', 'info', name]);
      const plain = stripVTControlCharacters(output);
      if (code === 0) return { state: 'done', value: /^Jurisdiction: eu$/m.test(plain) ? 'eu' : 'elsewhere' };
      const isNone = /Queue ".*" does not exist/.test(plain);
      return isNone ? { state: 'done', value: 'none' } : { state: 'refused', reason: complaintIn(output) };
    },

    /** Keeping messages for fourteen days needs Workers Paid: https://developers.cloudflare.com/queues/platform/limits/ */
    createQueue: (name: string) =>
      change([
        ...['queues', 'create', name, '--jurisdiction', 'eu'],
        ...['--message-retention-period-secs', fourteenDays],
      ]),

    keepQueue: (name: string) =>
      change(['queues', 'update', name, '--message-retention-period-secs', fourteenDays]),

    /** Whether the domain, or one above it, is a zone of the account. */
    zone: (host: string) => change(['email', 'sending', 'list', host]),

    /** Whether mail may be sent from there. */
    async sendsMail(domain: string): Promise<Answer<boolean>> {
      const { code, output } = await call(['email', 'sending', 'settings', domain]);
      const plain = stripVTControlCharacters(output);
      if (code === 0) return { state: 'done', value: /^\s*Enabled:\s+true$/m.test(plain) };
      const isNone = plain.includes('No sending subdomain found');
      return isNone ? { state: 'done', value: false } : { state: 'refused', reason: complaintIn(output) };
    },

    async versions(worker: string): Promise<Answer<Version[]>> {
      const answer = await askOfWorker(['versions', 'list', '--name', worker, '--json'], versions);
      if (answer.state === 'refused') return answer;
      const value = answer.value.map(({ id, annotations }) => {
        const tag = annotations?.['workers/tag'];
        return { id, tag: typeof tag === 'string' ? tag : undefined };
      });
      return { state: 'done', value };
    },

    /** Oldest first. */
    async deployments(worker: string): Promise<Answer<Deployment[]>> {
      const answer = await askOfWorker(['deployments', 'list', '--name', worker, '--json'], deployments);
      if (answer.state === 'refused') return answer;
      const value = answer.value.map(({ created_on: at, versions: shares }) => ({
        at,
        version: shares.find(({ percentage }) => percentage === 100)?.version_id,
      }));
      return { state: 'done', value: value.sort((a, b) => a.at.localeCompare(b.at)) };
    },

    /** Names of the secrets that the next upload inherits; nothing where there is no Worker. */
    async secrets(worker: string): Promise<Answer<string[] | undefined>> {
      const { code, output } = await call([
        'versions',
        'secret',
        'list',
        '--latest-version',
        '--name',
        worker,
      ]);
      const plain = stripVTControlCharacters(output);
      if (code === 0) {
        return {
          state: 'done',
          value: [...plain.matchAll(/^Secret Name: (\w+)$/gm)].map(([, name = '']) => name),
        };
      }
      return noWorker.test(plain)
        ? { state: 'done', value: undefined }
        : { state: 'refused', reason: complaintIn(output) };
    },

    migrate: (database: string, configured: Configured) =>
      change(['d1', 'migrations', 'apply', database, '--remote', ...configured.arguments], { CI: '1' }),

    /** Switches the addresses of versions on, and nothing else. */
    giveAddresses: (configured: Configured) => change(['triggers', 'deploy', ...configured.arguments]),

    async upload(
      configured: Configured,
      tag: string,
      message: string,
    ): Promise<Answer<{ id: string; url?: string }>> {
      const { outputFile } = configured;
      await rm(outputFile, { force: true });
      const answer = await change(
        ['versions', 'upload', ...configured.arguments, '--tag', tag, '--message', message],
        { WRANGLER_OUTPUT_FILE_PATH: outputFile },
      );
      if (answer.state === 'refused') return answer;
      const lines = (await readFile(outputFile, 'utf8').catch(() => ''))
        .split('\n')
        .filter((line) => line !== '');
      const found = lines
        .map((line) => uploaded.safeParse(JSON.parse(line)))
        .find(({ success }) => success)?.data;
      if (!found)
        return { state: 'refused', reason: 'wrangler versions upload does not say which version it made' };
      return {
        state: 'done',
        value: { id: found.version_id, ...(found.preview_url !== undefined && { url: found.preview_url }) },
      };
    },

    /** Everything that an upload does, save the upload. */
    pack: (configured: Configured, directory: string) =>
      change(['versions', 'upload', ...configured.arguments, '--dry-run', '--outdir', directory]),

    promote: (configured: Configured, version: string, message: string) =>
      change(['versions', 'deploy', `${version}@100`, '-y', ...configured.arguments, '--message', message]),

    /** Domain, cron and queue consumers: they are not part of a version. */
    bindTriggers: (configured: Configured) => change(['triggers', 'deploy', ...configured.arguments]),

    /** Unlike `versions deploy` it also goes back to a version with an older secret. */
    rollBack: (worker: string, version: string) =>
      change(['rollback', version, '--name', worker, '-y', '--message', 'npm run deploy -- --rollback'], {
        CI: '1',
      }),
  };
}

export type Wrangler = ReturnType<typeof createWrangler>;
