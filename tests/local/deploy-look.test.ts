import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lookAt } from '../../scripts/deploy/look.ts';
import { missingFor } from '../../scripts/deploy/missing.ts';
import { absolute } from '../../src/domain/company.ts';

/** A deployed version. */
const well = {
  health: { status: 200, body: { status: 'ok', dependencies: {} } as unknown },
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => Object.assign(version, well));
afterAll(() => server.close());

it('deploy: a healthy version has no problems', async () => {
  expect(await lookAt({ target: 'production', url }, 0)).toEqual([]);
});

it.each([
  [
    { status: 503, body: { status: 'degraded', dependencies: { data: 'up', keys: 'down' } } },
    'the health check finds these down: keys',
  ],
  [
    {
      status: 503,
      body: {
        status: 'misconfigured',
        settings: [{ setting: 'STRIPE_SECRET_KEY', reason: 'is a test key' }],
      },
    },
    'settings are wrong: STRIPE_SECRET_KEY is a test key',
  ],
  [{ status: 404, body: {} }, 'the health check answers 404'],
])('deploy: an unhealthy version says why', async (health, problem) => {
  Object.assign(version, { health });
  expect(await lookAt({ target: 'production', url }, 0)).toEqual([problem]);
});

it('deploy: a wrong page is a problem', async () => {
  Object.assign(version, { page: () => '<h1>It works</h1>' });
  expect(await lookAt({ target: 'production', url }, 0)).toHaveLength(3);
});

it('deploy: an answer of another version is a problem', async () => {
  const place = { target: 'production', url, worker: 'valea', version: 'v2' } as const;
  expect(await lookAt(place, 0)).toEqual([]);
  Object.assign(version, { id: 'v1' });
  expect(await lookAt(place, 0)).toEqual(['version v1 answers instead']);
});

it('deploy: staging refuses everybody, files included, and is noindex', async () => {
  const place = { target: 'staging', url, password: 'a long enough password' } as const;
  expect(await lookAt(place, 0)).toEqual(
    expect.arrayContaining(['/favicon.svg asks for no password', '/de/ does not say noindex']),
  );
  Object.assign(version, { password: place.password, noindex: true });
  expect(await lookAt(place, 0)).toEqual([]);
});

it('deploy: production refuses sample data and open questions of law, which staging may show', async () => {
  const company = 'src/domain/company.ts still holds sample data.';
  const whats = async (target: 'production' | 'staging') =>
    (await missingFor(target)).map(({ what }) => what);
  expect(await whats('production')).toEqual(
    expect.arrayContaining([
      company,
      'src/domain/company.ts leaves `courseTax` undecided.',
      'src/domain/company.ts leaves `courseApproval` undecided.',
    ]),
  );
  expect(await whats('staging')).not.toContain(company);
  expect(await whats('staging')).toContainEqual(expect.stringMatching(/^STAGING_PASSWORD is not in/));
});
