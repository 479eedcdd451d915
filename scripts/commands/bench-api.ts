import { bundleBareDatabase, bundleBareProxy, bundleWorker } from '../bench/api/bundle.ts';
import { serveEmbedded } from '../bench/api/embedded.ts';
import { freePort, untilAnswered } from '../bench/api/free-port.ts';
import { drive, firstAnswer, type Reading, type Target } from '../bench/api/load.ts';
import { servePlain } from '../bench/api/plain-workerd.ts';
import { createListeners, told } from '../bench/api/listeners.ts';
import { ratio, summarise } from '../bench/api/summary.ts';
import { createVisitors, projectId } from '../bench/api/visitors.ts';
import { onEnd, start } from '../setup/processes.ts';

const rounds = 7;
const seconds = 2;
const aim = 0.85;

onEnd(() => {
  process.exit(130);
});

console.log('Building the bundles …');
const worker = await bundleWorker();
const bareProxy = await bundleBareProxy();
const bareDatabase = await bundleBareDatabase();
const { jwks, requests, tokenOf } = await createVisitors();

const port = await freePort();
const upstream = `http://127.0.0.1:${port}`;
const { pid } = start('node', ['scripts/bench/api/upstream.ts'], {
  stdio: 'inherit',
  env: { ...process.env, BENCH_PORT: String(port), BENCH_KEYS: JSON.stringify(jwks) },
});
await untilAnswered(upstream);

const settings = {
  ENVIRONMENT: 'local',
  FIREBASE_PROJECT_ID: projectId,
  IDENTITY_KEYS_URL: `${upstream}/keys`,
};
const data = { DATA_API_URL: `${upstream}/api/graphql` };
const embedded = await serveEmbedded({ bundle: worker, settings });
const database = await serveEmbedded({ bundle: bareDatabase, settings });
const passing = await servePlain({ bundle: worker, settings: { ...settings, ...data } });
const bare = await servePlain({ bundle: bareProxy, settings: data });

const health = [{ method: 'GET', path: '/api/health' }] as const;
const targets = {
  health: { name: 'health', url: embedded.url, requests: health },
  getUser: { name: 'GetUser, embedded', url: embedded.url, requests },
  statement: { name: 'one statement on D1', url: database.url, requests },
  proxy: { name: 'GetUser, proxy', ...passing, requests },
  bare: { name: 'bare Hono proxy', ...bare, requests },
  upstream: { name: 'upstream itself', url: upstream, pid, requests },
} satisfies Record<string, Target>;

const readings = new Map<Target, Reading[]>();
for (const target of Object.values(targets)) {
  await firstAnswer(target);
  await drive(target, 1);
  readings.set(target, []);
}
console.log(`${rounds} rounds of ${seconds} s each, one after the other …`);
for (let round = 0; round < rounds; round += 1) {
  for (const [target, read] of readings) read.push(await drive(target, seconds));
}

console.table(Object.fromEntries([...readings].map(([target, read]) => [target.name, summarise(read)])));
const percent = (figure: (reading: Reading) => number) =>
  `${(ratio(readings.get(targets.proxy) ?? [], readings.get(targets.bare) ?? [], figure) * 100).toFixed(1)}%`;
console.log(`The proxy serves ${percent(({ perSecond }) => perSecond)} of the requests that a bare Hono proxy serves;
by processor time a request, which other work on this machine disturbs least: ${percent(({ processor }) => 1 / processor)}.
The aim is ${aim * 100} %.`);
const listening = await createListeners(embedded, tokenOf);
await firstAnswer(listening);
const heard: Reading[] = [];
for (let round = 0; round < rounds; round += 1) heard.push(await drive(listening, seconds));
const reports = 1 + heard.reduce((sum, { times }) => sum + times.length, 0);
console.table({ [listening.name]: summarise(heard) });
console.log(await told(embedded, heard, reports));
await Promise.all([embedded.stop(), database.stop()]);
process.exit(0);
