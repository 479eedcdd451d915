import { appendFileSync, mkdirSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { deploy, rollBack, type Deployment, type Wrangler } from '../../scripts/deploy/deploy.ts';

const deployment: Deployment = {
  target: 'production',
  worker: 'valea',
  site: 'https://www.valea.de',
  database: { name: 'valea', id: 'd1' },
  tag: 'valea-abc123',
  message: 'A change',
  password: undefined,
};

let ran: string[];
beforeEach(() => {
  ran = [];
});

interface Cloud {
  jurisdiction?: string | null;
  /** The command that fails. */
  failing?: string;
  /** What is wrong with a version; `live` is what visitors see. */
  wrong?: Record<string, string[]>;
}

const cloudWith = ({ jurisdiction = 'eu', failing, wrong = {} }: Cloud = {}) => {
  const wrangler: Wrangler = (args, environment) => {
    ran.push(args.slice(0, 3).join(' '));
    const said =
      args[0] === 'deployments'
        ? JSON.stringify({ versions: [{ version_id: 'v1', percentage: 100 }] })
        : JSON.stringify([{ uuid: 'd1', name: 'valea', jurisdiction }]);
    const file = environment?.['WRANGLER_OUTPUT_FILE_PATH'];
    if (file !== undefined) {
      mkdirSync('.valea', { recursive: true });
      const line = { type: 'version-upload', version_id: 'v2' };
      appendFileSync(file, `{"type":"wrangler-session"}\n${JSON.stringify(line)}\n`);
    }
    return Promise.resolve({
      code: failing !== undefined && args.join(' ').startsWith(failing) ? 1 : 0,
      said,
    });
  };
  const look = ({ url, version = 'live' }: { url: string; version?: string | undefined }) => {
    ran.push(`look at ${url}, ${version}`);
    return Promise.resolve(wrong[version] ?? []);
  };
  return { wrangler, look, say: () => undefined };
};

const upTo = (last: string) => {
  const all = [
    'd1 list --json',
    'd1 migrations apply',
    'versions upload --tag',
    'deployments status --json',
    'versions deploy v1@100',
    'look at https://www.valea.de, v2',
    'versions deploy v2@100',
    'triggers deploy --env=',
    'look at https://www.valea.de, live',
  ];
  return all.slice(0, all.indexOf(last) + 1);
};

it('deploy: migrates, uploads, checks, promotes, binds and checks again, in this order', async () => {
  await deploy(deployment, cloudWith());
  expect(ran).toEqual(upTo('look at https://www.valea.de, live'));
});

it.each([
  ['a database that may leave the EU', { jurisdiction: null }, 'd1 list --json', 'stay in the EU'],
  ['nobody is logged in', { failing: 'd1 list' }, 'd1 list --json', 'wrangler login'],
  ['a failed migration', { failing: 'd1 migrations' }, 'd1 migrations apply', 'previous version stays live'],
  [
    'a refused upload',
    { failing: 'versions upload' },
    'versions upload --tag',
    'the previous one stays live',
  ],
  [
    'an unhealthy version',
    { wrong: { v2: ['settings are wrong: STRIPE_SECRET_KEY is a test key'] } },
    'look at https://www.valea.de, v2',
    'STRIPE_SECRET_KEY is a test key',
  ],
] as const)('deploy: %s stops it before visitors see a change', async (_, cloud, last, reason) => {
  await expect(deploy(deployment, cloudWith(cloud as Cloud))).rejects.toThrow(reason);
  expect(ran).toEqual(upTo(last));
});

it('deploy: problems under the domain are reported with the rollback command', async () => {
  const wrong = { live: ['/de/ answers 500'] };
  await expect(deploy(deployment, cloudWith({ wrong }))).rejects.toThrow(
    /--rollback\n {2}\/de\/ answers 500/,
  );
});

it('deploy: a rollback checks the site afterwards, and a refusal changes nothing', async () => {
  await rollBack(deployment, cloudWith());
  expect(ran).toEqual(['rollback -y --message', 'look at https://www.valea.de, live']);
  await expect(rollBack(deployment, cloudWith({ failing: 'rollback' }))).rejects.toThrow(
    'the current version stays live',
  );
});
