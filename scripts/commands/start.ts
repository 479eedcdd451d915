import { mkdirSync } from 'node:fs';
import { parseArgs } from '../setup/options.ts';
import { startDashboard } from '../../local/dashboard/dashboard.ts';
import { createMailReader } from '../../local/dashboard/mail-log.ts';
import { owner } from '../../local/identity/people.ts';
import { ownerHere } from '../ops/statements.ts';
import { localRows, migrate } from '../setup/database.ts';
import { defaultSitePort } from '#site/browser/local-ports.ts';
import { localSettings, localSite, writeEnvFile } from '../setup/local-settings.ts';
import { runTogether } from '../setup/long-running.ts';
import { portIsFree } from '../setup/ports.ts';
import { fail } from '../setup/processes.ts';
import { buildSite } from '../setup/site-build.ts';
import { buildSettings } from '../../src/build/build-settings.ts';

const lost = 'events queued for Meta, links in sign-in mails, and the lists of mails and events';

/** `npm run dev` (live reload): Astro's development server listens, and proxies the Worker's paths. */
const { values } = parseArgs({
  options: { dev: { type: 'boolean' }, port: { type: 'string' } },
  strict: false,
});
const dev = values.dev === true;
const host = 'localhost';
const command = dev ? 'npm run dev' : 'npm start';
const port = values.port ?? process.env['PORT'] ?? (dev ? 4321 : defaultSitePort);
const site = localSite(Number(port));
const workerPort = dev ? site.port + 112 : site.port;
for (const [service, port] of Object.entries({ site: site.port, worker: workerPort, ...site.ports })) {
  const own = { meta: 'META_PORT', stripe: 'STRIPE_PORT' }[service];
  const another = (own === undefined ? site.port : port) + 1;
  const name = own ?? 'PORT';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    fail(`${name} must be a whole number from 1 to 65535.`);
  }
  if (!(await portIsFree(port))) {
    fail(
      `Port ${port} is in use: stop what runs there, or choose another, as in ${name}=${another} ${command}.`,
    );
  }
}

const { vars, identity, meta, stripe, storage, dataApi, problems } = localSettings(site);
const whoAnswers = (standIn: typeof identity) =>
  standIn ? `local stand-in on ${standIn.url}` : 'the real one, from .dev.vars';

if ((identity === undefined) === (buildSettings().PUBLIC_FIREBASE_PROJECT_ID === undefined)) {
  fail(
    'FIREBASE_PROJECT_ID and PUBLIC_FIREBASE_PROJECT_ID go together: the Worker and the site must know the same project, or none.',
  );
}

if (problems.length > 0) fail('Nothing was started. Fix these settings first.', problems.join('\n'));

if (dev) {
  // The Worker needs a folder of static files, even if empty.
  mkdirSync('dist', { recursive: true });
} else {
  console.log('Building the site: one or two minutes the first time …');
  const build = await buildSite();
  if (build.state === 'failed')
    fail('The site could not be built: the message above names the file.', build.output);
}
await migrate(site.directory);
// The local owner reads the numbers, without the command that gives the role.
if (identity) for (const statement of ownerHere(owner)) localRows(site.directory, statement);

const dashboard = await startDashboard({
  port: site.ports.dashboard,
  identity: identity?.url,
  links: [
    { name: 'The site', about: 'as visitors see it', url: `http://${host}:${site.port}` },
    ...(stripe
      ? [{ name: 'Orders', about: 'payments, subscriptions, webhooks, the clock', url: stripe.url }]
      : []),
    ...(meta ? [{ name: 'Events', about: 'what the ad platform would have received', url: meta.url }] : []),
  ],
});
const summary = `
  Valea   http://${host}:${site.port}

  Behind it
    pages      ${dev ? 'src/, with live reload' : 'static files from dist/'}
    Worker     functions/ in workerd, the runtime of production
    data API   ${dataApi}
  Hosted services
    Firebase Authentication   ${whoAnswers(identity)}
    Google Cloud Storage      ${whoAnswers(storage)}
    Meta Conversions API      ${whoAnswers(meta)}
    Stripe                    ${whoAnswers(stripe)}
    Mail                      written into files of this machine

  Dashboard (local mails, orders, events and people): ${dashboard.url}

  Jobs only run automatically when deployed; docs/operations.md says how to run one here.
  Warnings and errors of the Worker are printed below.

  Ctrl-C stops everything. Local data is in ${site.directory}/
  A restart loses ${lost};
  accounts, orders and purchases are kept.
`;

/** Printed once the site answers. */
async function announce(): Promise<void> {
  const answers = () =>
    fetch(`http://${host}:${site.port}/robots.txt`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
  console.log(summary);
}

const worker = {
  name: 'The Worker',
  command: 'wrangler',
  args: [
    'dev',
    `--port=${workerPort}`,
    `--inspector-port=${process.env['INSPECTOR_PORT'] ?? '0'}`,
    `--persist-to=${site.directory}`,
    `--env-file=${writeEnvFile(site, vars)}`,
    '--show-interactive-dev-session=false',
  ],
  onOutput: createMailReader(dashboard.receive, () => new Date()),
};
const standInSettings = [identity, meta, stripe, storage].flatMap((one) =>
  Object.entries(one?.settings ?? {}),
);
const standIns = {
  name: 'The local stand-in of a hosted service',
  command: 'node',
  args: ['local/main.ts'],
  env: { META_PORT: '', STRIPE_PORT: '', ...Object.fromEntries(standInSettings) },
};
const pages = {
  name: 'The development server',
  command: 'astro',
  args: ['dev', `--port=${site.port}`],
  env: { VALEA_WORKER: `http://${host}:${workerPort}` },
};

void announce();
const isWell = await runTogether([
  worker,
  ...(standInSettings.length > 0 ? [standIns] : []),
  ...(dev ? [pages] : []),
]);
console.log(`\nStopped. Lost: ${lost}.`);
process.exit(isWell ? 0 : 1);
