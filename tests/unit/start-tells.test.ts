import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { databaseTrouble } from '../../scripts/setup/database.ts';
import { localSettings, localSite } from '../../scripts/setup/local-settings.ts';
import { createWorkerLog } from '../../scripts/setup/worker-log.ts';

function reader() {
  const said: string[] = [];
  const clock = { at: 0 };
  const read = createWorkerLog(
    (line) => void said.push(line),
    () => clock.at,
  );
  return { said, clock, read };
}

const red = (text: string) =>
  `\u001B[31m✘ \u001B[41;31m[\u001B[41;97mERROR\u001B[41;31m]\u001B[0m \u001B[1m${text}\u001B[0m\n\n\n`;

it('an error and a warning of the Worker are each said in one line, without the request’s id', () => {
  const { said, read } = reader();
  read(
    red(
      '{"level":"error","event":"setting_invalid","requestId":"r-1","setting":"STRIPE_SECRET_KEY","reason":"is no secret key"}',
    ),
  );
  read('▲ [WARNING] {"level":"warn","event":"mail_not_sent","operation":"order_confirmation","tries":2}\n');
  expect(said).toEqual([
    'Worker  error  setting_invalid  setting=STRIPE_SECRET_KEY  reason="is no secret key"',
    'Worker  warning  mail_not_sent  operation=order_confirmation  tries=2',
  ]);
});

it('what went wrong comes along with its place and its cause', () => {
  const { said, read } = reader();
  const cause = { name: 'Error', message: 'D1_ERROR: disk I/O error', frames: [] };
  const error = { name: 'DrizzleQueryError', message: '…', frames: ['at functions/app.ts:12:3'], cause };
  read(red(JSON.stringify({ level: 'error', event: 'unhandled_error', error })));
  expect(said).toEqual([
    'Worker  error  unhandled_error  DrizzleQueryError: … (at functions/app.ts:12:3), because of Error: D1_ERROR: disk I/O error',
  ]);
});

it('what is normal is no news: requests, bindings, a machine without a network', () => {
  const { said, read } = reader();
  read('{"level":"info","event":"request","status":200}\n[wrangler:info] GET /api/health 200 OK (4ms)\n');
  read('[wrangler:warn] Unable to fetch the `Request.cf` object! Falling back to a default placeholder...\n');
  read('Error: getaddrinfo ENOTFOUND workers.cloudflare.com\n    at GetAddrInfoReqWrap.onlookupall\n');
  read(
    '▲ [WARNING] Scheduled Workers are not automatically triggered during local development.\n\n  To manually trigger\n',
  );
  expect(said).toEqual([]);
});

it('an error outside the log is said with the lines below it, however it is cut', () => {
  const { said, read } = reader();
  const message = '✘ [ERROR] Uncaught TypeError: x is not a function\n\n      at functions/app.ts:3:1\n\n';
  for (let at = 0; at < message.length; at += 3) read(message.slice(at, at + 3));
  read('✘ [ERROR] Could not resolve "./gone.ts"\n    functions/app.ts:1:20\nsomething else\n');
  expect(said).toEqual([
    'Worker  error  Uncaught TypeError: x is not a function',
    'Worker  error  Could not resolve "./gone.ts"',
    '        functions/app.ts:1:20',
  ]);
});

it('what comes again is said once a minute, with how often it came', () => {
  const { said, clock, read } = reader();
  const line = (id: string) => red(`{"level":"error","event":"keys_unavailable","requestId":"${id}"}`);
  for (let id = 0; id < 100; id += 1) read(line(String(id)));
  clock.at = 61_000;
  read(line('later'));
  expect(said).toEqual([
    'Worker  error  keys_unavailable',
    'Worker  error  keys_unavailable  (and 99 times meanwhile)',
  ]);
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function folder() {
  const made = mkdtempSync(join(tmpdir(), 'start-'));
  folders.push(made);
  return made;
}
function databaseIn(directory: string) {
  const place = join(directory, 'v3/d1/miniflare-D1DatabaseObject');
  mkdirSync(place, { recursive: true });
  return join(place, `${'e'.repeat(64)}.sqlite`);
}

it('no database yet, and a good one, are no trouble', () => {
  const directory = folder();
  expect(databaseTrouble(directory)).toBeUndefined();
  const database = new DatabaseSync(databaseIn(directory));
  database.exec('CREATE TABLE users (id TEXT); INSERT INTO users VALUES (1)');
  database.close();
  expect(databaseTrouble(directory)).toBeUndefined();
});

it('a damaged database is said with what to do', () => {
  const directory = folder();
  writeFileSync(databaseIn(directory), 'no database at all'.repeat(1000));
  expect(databaseTrouble(directory)).toBe(
    `The local database in ${directory} is damaged: move that folder away or delete it, its accounts and orders with it, and start again.`,
  );
});

it('a folder that cannot be written is said with what to do', () => {
  const directory = join(folder(), 'local');
  writeFileSync(directory, '');
  expect(databaseTrouble(directory)).toMatch(
    /^The local database in .*local cannot be written \(EEXIST\): make that folder writable for you, or delete it, and start again\.$/,
  );
});

it('a setting of the shell counts before `.dev.vars`, and reaches the Worker', () => {
  const settings = (environment: Record<string, string>) =>
    localSettings(localSite(4290), { file: 'nowhere', environment });
  expect(settings({}).stripe).toBeDefined();
  const told = settings({
    STRIPE_SECRET_KEY: 'sk_test_own',
    STRIPE_WEBHOOK_SECRET: 'whsec_own',
    ENVIRONMENT: 'ci',
  });
  expect(told.stripe).toBeUndefined();
  expect(told.vars).toMatchObject({
    STRIPE_SECRET_KEY: 'sk_test_own',
    STRIPE_WEBHOOK_SECRET: 'whsec_own',
    ENVIRONMENT: 'local',
  });
});

it('a setting that is wrong is named with where it comes from', () => {
  expect(
    localSettings(localSite(4290), { file: 'nowhere', environment: { STRIPE_SECRET_KEY: 'nonsense' } })
      .problems,
  ).toEqual([
    expect.stringMatching(
      /^STRIPE_SECRET_KEY is no secret key: correct STRIPE_SECRET_KEY in this shell’s environment, or take it out/,
    ),
    expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing/),
  ]);
});
