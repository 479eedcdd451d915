import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A `wrangler` on the PATH that answers as the real one (4.155) does: words and JSON are those of its source in
 * node_modules/wrangler/wrangler-dist/cli.js. What it stands for is a file, so that a test sees what became of it.
 */
export interface Cloud {
  loggedIn: boolean;
  accounts: { id: string; name: string }[];
  paid: boolean;
  databases: { uuid: string; name: string; jurisdiction: string | null }[];
  queues: { name: string; jurisdiction: string | null; days: number }[];
  zones: string[];
  /** Domains that may send mail. */
  senders: string[];
  /** Nothing where there is no Worker. The newest version is last. */
  versions: { id: string; tag?: string; secrets: string[] }[];
  deployments: string[];
  /** Whether versions have addresses of their own, and the account a place for them. */
  addresses: boolean;
  subdomain: boolean;
  migrated: boolean;
  triggers: string[];
  /** Commands that fail, and what they say. */
  broken: Record<string, string>;
  /** Where the addresses of versions lead. */
  url: string;
  calls: string[];
}

const emptyAccount: Cloud = {
  loggedIn: true,
  accounts: [{ id: 'a1b2', name: 'Valea' }],
  paid: true,
  databases: [],
  queues: [],
  zones: [],
  senders: [],
  versions: [],
  deployments: [],
  addresses: false,
  subdomain: true,
  migrated: false,
  triggers: [],
  broken: {},
  url: '',
  calls: [],
};

const program = String.raw`#!/usr/bin/env node
const { readFileSync, writeFileSync, appendFileSync } = require('node:fs');
const { WRANGLER_OUTPUT_FILE_PATH: outputFile } = process.env;
const file = __dirname + '/cloud.json';
const cloud = JSON.parse(readFileSync(file, 'utf8'));
const given = process.argv.slice(2);
const value = (name) => given[given.indexOf(name) + 1];
const words = given.filter((word, at) => !word.startsWith('-') && !['--name', '--config', '--env', '--jurisdiction', '--message', '--tag', '--message-retention-period-secs', '--output', '--outdir'].includes(given[at - 1]));
const command = words.join(' ');
cloud.calls.push(given.join(' '));
const end = (code) => { writeFileSync(file, JSON.stringify(cloud)); process.exit(code); };
const say = (text) => console.log(text);
const refuse = (text) => { console.error('\n\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1m' + text + '\u001b[0m\n\n\n🪵  Logs were written to "/home/x.log"\n'); end(1); };
const newId = () => '0000000' + (cloud.versions.length + 1) + '-0000-4000-8000-000000000000';
const is = (...start) => start.every((word, at) => words[at] === word);

if (is('whoami')) {
  if (!cloud.loggedIn) { say(JSON.stringify({ loggedIn: false })); end(1); }
  say(JSON.stringify({ loggedIn: true, authType: 'OAuth Token', email: 'x@example.com', accounts: cloud.accounts, tokenPermissions: ['account:read'] }, null, 2));
  end(0);
}
if (!cloud.loggedIn) refuse("In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.");
for (const [start, text] of Object.entries(cloud.broken)) if (command.startsWith(start)) refuse(text);
console.error('▲ [WARNING] something that nobody has to read');

const config = given.includes('--config') ? JSON.parse(readFileSync(value('--config'), 'utf8')) : {};
const mine = given.includes('--env') ? { ...config, ...config.env[value('--env')] } : config;

if (is('d1', 'list')) { say(JSON.stringify(cloud.databases.map((one) => ({ ...one, version: 'production', num_tables: 0, file_size: 0 })), null, 2)); end(0); }
if (is('d1', 'create')) {
  cloud.databases.push({ uuid: '11111111-2222-4333-8444-555555555555', name: words[2], jurisdiction: given.includes('--jurisdiction') ? value('--jurisdiction') : null });
  say("✅ Successfully created DB '" + words[2] + "'\nCreated your new D1 database.\n");
  end(0);
}
if (is('d1', 'migrations', 'apply')) {
  const bound = mine.d1_databases.find((one) => one.database_name === words[3]);
  if (!given.includes('--remote') || !cloud.databases.some((one) => one.uuid === bound.database_id)) refuse("Couldn't find a D1 DB with the name or binding '" + words[3] + "' in your wrangler.toml file.");
  say(cloud.migrated ? '✅ No migrations to apply!' : 'Migrations to be applied:');
  cloud.migrated = true;
  end(0);
}
if (is('queues', 'info')) {
  const found = cloud.queues.find((one) => one.name === words[2]);
  if (!found) refuse('Queue "' + words[2] + '" does not exist. To create it, run: wrangler queues create ' + words[2]);
  say('Queue Name: ' + found.name + '\nQueue ID: 9' + (found.jurisdiction ? '\nJurisdiction: ' + found.jurisdiction : '') + '\nCreated On: 2026\nNumber of Producers: 0');
  end(0);
}
if (is('queues', 'create') || is('queues', 'update')) {
  const days = Number(value('--message-retention-period-secs')) / 86400;
  if (!cloud.paid && days > 1) refuse('The specified queue settings are invalid.');
  const found = cloud.queues.find((one) => one.name === words[2]);
  if (found) found.days = days;
  else cloud.queues.push({ name: words[2], jurisdiction: given.includes('--jurisdiction') ? value('--jurisdiction') : null, days });
  end(0);
}
if (is('email', 'sending')) {
  const domain = words[3];
  if (!cloud.zones.some((zone) => domain === zone || domain.endsWith('.' + zone))) refuse('Could not find a zone for \x60' + domain + '\x60. Make sure the domain or its parent zone exists in your account.');
  if (words[2] === 'list') { say('No sending subdomains found for this domain.'); end(0); }
  if (!cloud.senders.includes(domain)) refuse('No sending subdomain found for \x60' + domain + '\x60. Run \x60wrangler email sending list ' + domain + '\x60 to see configured subdomains.');
  say('Email Sending for ' + domain + ':\n  Enabled:            true\n  Tag:                abc');
  end(0);
}
const gone = 'A request to the Cloudflare API (/accounts/a1b2/workers/scripts/valea/versions) failed.\n  This Worker does not exist on your account. [code: 10007]';
if (cloud.versions.length === 0) {
  if (is('versions', 'upload') && !given.includes('--dry-run')) refuse('You cannot upload a new version of a Worker that does not yet exist. Please run the \x60deploy\x60 command first.');
  if (!is('versions', 'upload')) refuse(gone);
}
const live = cloud.deployments.at(-1);
if (is('versions', 'secret', 'list')) {
  const last = cloud.versions.at(-1);
  say('-- Version ' + last.id + ' (100%) secrets --\n' + last.secrets.map((name) => 'Secret Name: ' + name).join('\n') + '\n');
  end(0);
}
if (is('versions', 'list')) { say(JSON.stringify(cloud.versions.slice(-10).map(({ id, tag }) => ({ id, number: 1, annotations: { 'workers/triggered_by': 'upload', ...(tag && { 'workers/tag': tag }) }, metadata: { created_on: '2026' } })), null, 2)); end(0); }
if (is('deployments', 'list')) { say(JSON.stringify(cloud.deployments.map((id, at) => ({ id: 'd' + at, source: 'wrangler', strategy: 'percentage', created_on: '2026-11-2' + at + 'T10:00:00Z', versions: [{ version_id: id, percentage: 100 }] })).reverse(), null, 2)); end(0); }
if (is('triggers', 'deploy')) {
  if (mine.routes) cloud.triggers = [...mine.routes.map((one) => one.pattern), ...mine.triggers.crons, ...mine.queues.consumers.map((one) => one.queue)];
  cloud.addresses = mine.preview_urls;
  end(0);
}
if (is('versions', 'upload')) {
  if (given.includes('--dry-run')) end(0);
  const id = newId();
  const bound = mine.d1_databases.map((one) => one.database_id);
  if (bound.some((one) => one === undefined)) refuse('binding DB of type d1 must have a valid database_id specified [code: 10021]');
  cloud.versions.push({ id, tag: value('--tag'), secrets: cloud.versions.at(-1).secrets });
  const answers = cloud.addresses && cloud.subdomain ? { preview_url: cloud.url } : {};
  appendFileSync(outputFile, JSON.stringify({ type: 'version-upload', version: 1, worker_name: mine.name, worker_tag: null, version_id: id, ...answers, timestamp: '2026' }) + '\n');
  say('Worker Version ID: ' + id);
  end(0);
}
if (is('versions', 'deploy')) { cloud.deployments.push(words[2].split('@')[0]); end(0); }
if (is('rollback')) { cloud.deployments.push(words[1]); end(0); }
refuse('Unknown arguments: ' + command);
`;

/** Puts it on a PATH; `cloud` says what has become of the account. */
export async function fakeWrangler(account: Partial<Cloud>) {
  const directory = await mkdtemp(join(tmpdir(), 'wrangler-'));
  const file = join(directory, 'cloud.json');
  const write = (cloud: Cloud) => writeFile(file, JSON.stringify(cloud));
  await write({ ...emptyAccount, ...account });
  await writeFile(join(directory, 'wrangler'), program);
  await writeFile(join(directory, 'package.json'), '{"type":"commonjs"}');
  await chmod(join(directory, 'wrangler'), 0o755);
  const cloud = async () => JSON.parse(await readFile(file, 'utf8')) as Cloud;
  return {
    directory,
    environment: { ...process.env, PATH: `${directory}:${process.env['PATH'] ?? ''}` },
    cloud,
    change: async (changed: Partial<Cloud>) => write({ ...(await cloud()), ...changed }),
  };
}
