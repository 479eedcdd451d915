/** The Worker's load: requests per second over 32 connections, by visitors without a session and by members. */
import { createServer } from 'node:http';
import autocannon, { type Request } from 'autocannon';
import { getUserDocument } from '#site/browser/generated/operations.ts';
import { localHashKeys } from '../../local/hash-keys.ts';
import { createKey, issuerOf } from '../../local/identity/tokens.ts';
import { exited, fail, isEnding, run, start } from '../setup/processes.ts';

const projectId = 'demo-bench';
const members = 64;
const seconds = 5;
const rounds = 5;
const folder = '.valea/bench/data';
const config = ['--config', 'scripts/bench/wrangler.toml'];

/** `GetUser` as the site sends it, by several members; the keys of their tokens are served at `keysPort`. */
async function memberRequests(keysPort: number): Promise<Request[]> {
  const key = await createKey();
  createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(key.jwks));
  }).listen(keysPort, '127.0.0.1');
  const now = Math.floor(Date.now() / 1000) - 5;
  return Promise.all(
    Array.from({ length: members }, async (_, index): Promise<Request> => {
      const sub = `bench-${index}`;
      const token = await key.sign({
        iss: issuerOf(projectId),
        aud: projectId,
        sub,
        user_id: sub,
        iat: now,
        auth_time: now,
        exp: now + 3600,
        email: `${sub}@example.com`,
        email_verified: true,
        firebase: { identities: { email: [`${sub}@example.com`] }, sign_in_provider: 'password' },
      });
      return {
        method: 'POST',
        path: '/api/graphql',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          query: getUserDocument,
          operationName: 'GetUser',
          variables: { id: 'myself' },
        }),
      };
    }),
  );
}

async function drive(url: string, requests: Request[]) {
  const {
    requests: answered,
    latency,
    errors,
    non2xx,
  } = await autocannon({ url, connections: 32, duration: seconds, requests });
  return {
    'requests/s': Math.round(answered.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    errors: errors + non2xx,
  };
}

type Row = Awaited<ReturnType<typeof drive>>;

/** A row for each kind of request: the median round. */
export async function loadTable(port: number): Promise<Record<string, Row | undefined>> {
  const migrated = await run(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder, ...config],
    {
      env: { ...process.env, CI: '1' },
    },
  );
  if (migrated.code !== 0) fail('The bench’s database could not be created.', migrated.output);
  const requests = await memberRequests(port + 1);
  const vars = {
    FIREBASE_PROJECT_ID: projectId,
    IDENTITY_KEYS_URL: `http://127.0.0.1:${port + 1}/keys`,
    HASH_KEYS: localHashKeys,
  };
  const worker = start(
    'wrangler',
    [
      'dev',
      '--port',
      String(port),
      '--inspector-port',
      '0',
      '--persist-to',
      folder,
      '--log-level',
      'error',
      ...config,
      ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  void exited(worker).then(() => {
    if (!isEnding()) fail('The Worker stopped.');
  });
  const url = `http://localhost:${port}`;
  while (
    !(await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));

  const kinds = {
    health: [{ method: 'GET', path: '/api/health' }] satisfies Request[],
    'GetUser of a member': requests,
  };
  const read = new Map<string, Row[]>(Object.keys(kinds).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, asked] of Object.entries(kinds)) read.get(name)?.push(await drive(url, asked));
  return Object.fromEntries(
    [...read].map(([name, rows]) => [
      name,
      rows.toSorted((one, other) => one['requests/s'] - other['requests/s'])[Math.floor(rows.length / 2)],
    ]),
  );
}
