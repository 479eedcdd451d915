import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import {
  getUserDocument,
  onboardUserDataDocument,
  updateUserDocument,
} from '../../../src/browser/generated/operations.ts';
import { healthConsentVersion } from '#domain/health-consent.ts';
import { agree, answers, inputOf } from '../members/people.ts';
import { anyAddress, call, code, freshWorker, operation, post, publishedKey, site } from '../outside/call.ts';
import { hex } from '../outside/conversions.ts';
import { heldWorker } from '../outside/held.ts';
import { stripe } from '../outside/places.ts';
import { recordWebhooks, shopper, deliver, wish } from '../outside/shop.ts';

beforeEach(() => stripe.become({ mode: 'ok' }));

const seconds = () => Math.floor(Date.now() / 1000);
const getUser = (token: string) => operation(getUserDocument, { id: 'myself' }, token);
const sent = (token: string, path: string, body: unknown) =>
  post({ body: JSON.stringify(body), headers: { Authorization: `Bearer ${token}` } }, path);
const deletion = (token: string) =>
  new Request(`${site}/api/account`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}`, Origin: site, 'CF-Connecting-IP': anyAddress() },
  });

const count = async (sql: string, id: string) =>
  Number(await env.DB.prepare(`SELECT count(*) AS n FROM ${sql} = ?`).bind(id).first('n'));

/** All rows that a user could have left. */
async function leftOf(uid: string, userId: string) {
  return {
    users: await count('users WHERE firebase_uid', uid),
    consents: await count("health_consents WHERE verb = 'given' AND receipt <> 'earlier' AND uid", uid),
    answers: await count('onboardings WHERE user_id', userId),
    orders: await count('orders WHERE user_id', userId),
  };
}
const nothing = { users: 0, consents: 0, answers: 0, orders: 0 };

const consent = () => ({ id: hex(), version: healthConsentVersion, language: 'de', given: Date.now() });

const overtaken: [string, RegExp, (token: string) => Request][] = [
  [
    'a consent to health data',
    /insert into "health_consents"/i,
    (token) => sent(token, '/api/health-consent', consent()),
  ],
  [
    'a contact e-mail',
    /update "users" set "email"/i,
    (token) => operation(updateUserDocument, { id: 'myself', email: 'new@example.com' }, token),
  ],
  ['an order', /insert into "orders"/i, (token) => sent(token, '/api/checkout', wish('zpp'))],
  ['an account that is looked at', /select .* from "users"/i, getUser],
];

it.each(overtaken)('concurrent deletion: %s is refused and stores nothing', async (_, held, make) => {
  const { token } = await publishedKey();
  const uid = `overtaken-${crypto.randomUUID()}`;
  const bearer = await token(uid);
  const { body } = await call(getUser(bearer), freshWorker());
  const { id } = (body as { data: { getUser: { id: string } } }).data.getUser;
  const { worker, reached, letGo } = heldWorker((sql) => held.test(sql));
  const answer = call(make(bearer), worker);
  await reached;
  expect((await call(deletion(bearer), freshWorker())).status).toBe(200);
  letGo();
  const { status, ...refused } = await answer;
  expect([status, code({ status, ...refused })]).toEqual([401, { code: 'token_refused' }]);
  expect(await leftOf(uid, id)).toEqual(nothing);
});

it('concurrent deletion: health answers are refused and not stored', async () => {
  const { token } = await publishedKey();
  const uid = `overtaken-${crypto.randomUUID()}`;
  const bearer = await token(uid);
  const { body } = await call(getUser(bearer), freshWorker());
  const { id } = (body as { data: { getUser: { id: string } } }).data.getUser;
  await agree(uid);
  const { worker, reached, letGo } = heldWorker((sql) => /insert into "onboardings"/i.test(sql));
  const onboarding = operation(onboardUserDataDocument, { id: 'myself', user: inputOf(answers) }, bearer);
  const answer = call(onboarding, worker);
  await reached;
  expect((await call(deletion(bearer), freshWorker())).status).toBe(200);
  letGo();
  const refused = await answer;
  expect([refused.status, code(refused)]).toEqual([401, { code: 'token_refused' }]);
  expect(await leftOf(uid, id)).toMatchObject({ users: 0, answers: 0 });
});

it('concurrent deletion: a first call creates no account', async () => {
  const { token } = await publishedKey();
  const uid = `first-${crypto.randomUUID()}`;
  const bearer = await token(uid);
  const { worker, reached, letGo } = heldWorker((sql) => /insert into "users"/i.test(sql));
  const answer = call(getUser(bearer), worker);
  await reached;
  expect((await call(deletion(bearer), freshWorker())).status).toBe(200);
  letGo();
  const refused = await answer;
  expect([refused.status, code(refused)]).toEqual([401, { code: 'token_refused' }]);
  expect(await leftOf(uid, 'nobody')).toEqual(nothing);
});

it('concurrent deletion: an older sign-in cannot see an account that was created again', async () => {
  const { token } = await publishedKey();
  const uid = `anew-${crypto.randomUUID()}`;
  const bearer = await token(uid);
  await call(getUser(bearer), freshWorker());
  const { worker, reached, letGo } = heldWorker((sql) => /select .* from "users"/i.test(sql));
  const answer = call(getUser(bearer), worker);
  await reached;
  expect((await call(deletion(bearer), freshWorker())).status).toBe(200);
  const newer = await token(uid, { auth_time: seconds() + 2 });
  expect((await call(getUser(newer), freshWorker())).status).toBe(200);
  letGo();
  const refused = await answer;
  expect([refused.status, code(refused)]).toEqual([401, { code: 'token_refused' }]);
});

it('concurrent deletion: a cancellation is received all the same', async () => {
  const { token } = await publishedKey();
  const bearer = await token(`declares-${crypto.randomUUID()}`);
  await call(getUser(bearer), freshWorker());
  const email = `${crypto.randomUUID()}@example.com`;
  const declaration = { locale: 'de', name: 'Ada', email, contract: 'app', manner: 'ordinary' };
  const { worker, reached, letGo } = heldWorker((sql) => /insert into "declarations"/i.test(sql));
  const answer = call(sent(bearer, '/api/cancel', declaration), worker);
  await reached;
  expect((await call(deletion(bearer), freshWorker())).status).toBe(200);
  letGo();
  expect((await answer).status).toBe(200);
  expect(await count('declarations WHERE email_key', email)).toBe(1);
});

it('concurrent deletion: a payment is stored without its buyer', async () => {
  const webhooks = await recordWebhooks();
  const her = await shopper('leaves');
  const { order } = await her.buy('zpp');
  const completed = (await webhooks.since()).find(({ type }) => type === 'checkout.session.completed');
  const { worker, reached, letGo } = heldWorker((sql) => /insert into "access_ledger"/i.test(sql));
  const status = deliver(completed, worker);
  await reached;
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(her.userId).run();
  letGo();
  expect(await status).toBe(204);
  const row = await env.DB.prepare('SELECT state, user_id FROM orders WHERE id = ?').bind(order).first();
  expect(row).toEqual({ state: 'paid', user_id: null });
});
