import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lookAt } from '../../scripts/deploy/look.ts';
import { missingFor } from '../../scripts/deploy/missing.ts';
import { absolute, company, legalDecisions } from '../../src/domain/company/company.ts';

/** A deployed version. */
const well = {
  health: { status: 200, body: { status: 'ok', database: 'up', upstreams: {} } as unknown },
  page: (path: string) => `<link rel="canonical" href="${absolute(path)}">`,
  id: 'v2',
  password: undefined as string | undefined,
  noindex: false,
};
const version = { ...well };
const server = createServer((request, response) => {
  const { url: path = '' } = request;
  const credentials = Buffer.from(`valea:${version.password ?? ''}`).toString('base64');
  if (version.noindex) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  if (version.password !== undefined && request.headers.authorization !== `Basic ${credentials}`) {
    response.writeHead(401).end();
  } else if (path === '/api/health') {
    const isAsked = request.headers['cloudflare-workers-version-overrides'] === 'valea="v2"';
    response.setHeader('X-Version', isAsked ? version.id : 'v1');
    response.writeHead(version.health.status).end(JSON.stringify(version.health.body));
  } else response.end(version.page(path));
});
let url = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => Object.assign(version, well));
afterAll(() => server.close());

it.each([
  [{}, []],
  // This version may be the fix for a refused key.
  [{ health: { status: 503, body: { status: 'down', database: 'up', upstreams: {} } } }, []],
  [
    { health: { status: 503, body: { status: 'down', database: 'down', upstreams: {} } } },
    ['the database does not answer'],
  ],
  [
    {
      health: {
        status: 503,
        body: {
          status: 'misconfigured',
          settings: [{ setting: 'STRIPE_SECRET_KEY', reason: 'is a test key' }],
        },
      },
    },
    ['settings are wrong: STRIPE_SECRET_KEY is a test key'],
  ],
  [{ health: { status: 404, body: {} } }, ['the health check answers 404']],
  [{ page: () => '<h1>It works</h1>' }, expect.objectContaining({ length: 3 })],
  [{ id: 'v1' }, ['version v1 answers instead']],
])('deploy: a version says why it is unhealthy: %j', async (what, problems) => {
  Object.assign(version, what);
  expect(await lookAt({ target: 'production', url, worker: 'valea', version: 'v2' }, 0)).toEqual(problems);
});

it('deploy: staging refuses everybody, files included, and is noindex', async () => {
  const deployment = { target: 'staging', url, password: 'a long enough password' } as const;
  expect(await lookAt(deployment, 0)).toEqual(
    expect.arrayContaining(['/favicon.svg asks for no password', '/de/ does not say noindex']),
  );
  Object.assign(version, { password: deployment.password, noindex: true });
  expect(await lookAt(deployment, 0)).toEqual([]);
});

it('deploy: production refuses sample data and open questions of law exactly while there are any', async () => {
  const whats = async (target: 'production' | 'staging') =>
    (await missingFor(target)).map(({ what }) => what);
  const production = await whats('production');
  const staging = await whats('staging');
  const sample = 'src/domain/company/company.ts still holds sample data.';
  expect(production.includes(sample)).toBe(company.sample);
  expect(staging).not.toContain(sample);
  for (const [name, decision] of Object.entries(legalDecisions)) {
    const open = `src/domain/company/company.ts leaves \`${name}\` undecided.`;
    expect(production.includes(open)).toBe(decision === undefined);
    expect(staging).not.toContain(open);
  }
  expect(staging).toContainEqual(expect.stringMatching(/^STAGING_PASSWORD is not in/));
});
