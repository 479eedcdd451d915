import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { modulesOf } from '#domain/course/modules.ts';
import { depsOf, storesOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { failingDatabase, watchedDatabase } from '../outside/database.ts';
import {
  call,
  code,
  freshWorker,
  getUser,
  postBy,
  publishedKey,
  requestBy,
  type Answered,
} from '../outside/call.ts';
import { accountService } from '../outside/stand-ins.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { withShortDeadlines } from '../outside/short-deadlines.ts';
import { wish } from '../outside/shop.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Env } from '../../../functions/env.ts';

/** A member with an account, which can be deleted. */
async function member(name: string, settings: Partial<Env> = {}) {
  const { worker } = createMailbox(settings);
  const { token } = await publishedKey();
  const uid = `${name}-${crypto.randomUUID()}`;
  const held = await token(uid);
  await call(getUser(held), worker);
  return {
    worker,
    uid,
    held,
    token,
    remove: () => call(requestBy(held, '/api/account', 'DELETE'), worker),
  };
}

const consent = { id: 'a'.repeat(32), version: 1, language: 'de', given: 1 };

const listening = `/api/courses/zpp/modules/${modulesOf('zpp')[0]?.slug ?? ''}/listening`;
const report = { report: 'a'.repeat(20), played: [], speed: 1, position: 0 };

const everything: [string, (token: string) => Request][] = [
  ['GetUser', (token) => getUser(token)],
  ['the account', (token) => requestBy(token, '/api/account')],
  ['the download', (token) => requestBy(token, '/api/account/export')],
  ['the deletion', (token) => requestBy(token, '/api/account', 'DELETE')],
  ['the orders', (token) => requestBy(token, '/api/orders')],
  ['the offers', (token) => requestBy(token, '/api/offers')],
  ['ordering', (token) => postBy(token, '/api/checkout', wish('zpp'))],
  ['a report of listening', (token) => postBy(token, listening, report)],
  ['a module', (token) => requestBy(token, listening.replace('/listening', ''))],
  ['the portal', (token) => postBy(token, '/api/portal', { locale: 'de' })],
  ['a consent to health data', (token) => postBy(token, '/api/health-consent', consent)],
];

const rowsOf = async (uid: string) =>
  (await env.DB.prepare('SELECT id FROM users WHERE firebase_uid = ?').bind(uid).all()).results.length;

const refusal = (answer: Answered) => [answer.status, code(answer)];

const refused = [401, { code: 'token_refused' }];

it('deleted account: its token is refused everywhere and creates nothing, while a new sign-in starts afresh', async () => {
  const { worker, uid, held, token, remove } = await member('gone');
  expect((await remove()).status).toBe(200);
  for (const [name, make] of everything) {
    const answer = await call(make(held), worker);
    expect(refusal(answer), name).toEqual(refused);
    expect(answer.headers.get('WWW-Authenticate')).toContain('invalid_token');
    expect(await rowsOf(uid), name).toBe(0);
  }
  const newer = await token(uid, { auth_time: Math.floor(Date.now() / 1000) + 2 });
  expect((await call(getUser(newer), worker)).status).toBe(200);
  expect(refusal(await call(getUser(held), worker))).toEqual(refused);
  expect(await rowsOf(uid)).toBe(1);
});

it('deleted account: only a hash is kept, for ninety days', async () => {
  const { worker, uid, remove } = await member('hashed');
  await remove();
  const day = 86_400_000;
  const kept = env.DB.prepare('SELECT * FROM deleted_sign_ins WHERE deleted > ?').bind(Date.now() - day);
  const latest = async () => (await kept.all()).results;
  const before = await latest();
  expect(before.length).toBeGreaterThan(0);
  expect(JSON.stringify(before)).not.toContain(uid);
  await storesOf(worker).deleteExpired(new Date(Date.now() + 89 * day));
  expect(await latest()).toEqual(before);
  await storesOf(worker).deleteExpired(new Date(Date.now() + 91 * day));
  expect(await latest()).toEqual([]);
});

const unavailable = [503, { code: 'identity_unavailable' }];
const expectUnavailable = (answer: Answered) => {
  expect(refusal(answer)).toEqual(unavailable);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
};

it('deleted account: while deletion cannot be checked, no token is accepted', async () => {
  const { held } = await member('unsure');
  const broken = freshWorker({ DB: failingDatabase('deleted_sign_ins') });
  expectUnavailable(await call(requestBy(held, '/api/account'), broken));
});

it('deleted account: a read of the embedded data API checks it in the same statement', async () => {
  const { held } = await member('once');
  const run: string[] = [];
  let isBroken = false;
  const DB = watchedDatabase((statements) => {
    // The availability of the key source is logged beside the request.
    run.push(...statements.filter((statement) => !statement.includes('upstreams')));
    if (isBroken) throw new Error('D1_ERROR: network connection lost');
  });
  const watched = freshWorker({ DB });
  expect((await call(getUser(held), watched)).status).toBe(200);
  // The Worker also logs once which services respond.
  expect(run.filter((statement) => !statement.includes('"upstreams"'))).toHaveLength(1);
  isBroken = true;
  expectUnavailable(await call(getUser(held), watched));
});

it('deleted account: an order placed during deletion prevents it', async () => {
  const { worker, uid, held } = await member('orders');
  expect((await call(postBy(held, '/api/checkout', wish('zpp')), worker)).status).toBe(200);
  const members = depsOf(worker, { log: createLog() })?.accounts;
  expect(await members?.erasePerson(uid, [])).toBe('refused');
  expect(await rowsOf(uid)).toBe(1);
});

const lookedUp: [string, (token: string) => Request][] = everything.filter(([name]) =>
  ['the download', 'the deletion', 'ordering'].includes(name),
);
it.each<Fault>([
  { mode: 'hang' },
  { mode: 'status', status: 500 },
  { mode: 'ok', body: '[]' },
  { mode: 'ok', body: '{}' },
])('ended sign-in: if it cannot be looked up (%j), 503 and nothing is done', async (fault) => {
  await accountService.become({ mode: 'ok', body: JSON.stringify({ users: [{ localId: 'x' }] }) });
  const { worker, uid, held } = await member('outage', {
    IDENTITY_ADMIN_URL: `${accountService.url}/identitytoolkit`,
    IDENTITY_ADMIN_TOKEN: 'owner',
  });
  await accountService.become(fault);
  const answers = await withShortDeadlines(() =>
    Promise.all(lookedUp.map(([, make]) => call(make(held), worker))),
  );
  for (const answer of answers) expectUnavailable(answer);
  expect(await rowsOf(uid)).toBe(1);
});
