import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { onboardUserDataDocument, updateUserDocument } from '../../../src/browser/generated/operations.ts';
import { workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { healthConsentVersion } from '#domain/consent/health-consent.ts';
import { agree, answers, inputOf } from '../members/people.ts';
import {
  call,
  code,
  freshWorker,
  getUser,
  operation,
  postBy,
  publishedKey,
  requestBy,
} from '../outside/call.ts';
import { hex } from '../outside/conversions.ts';
import { heldWorker } from '../outside/held.ts';
import { recordWebhooks, shopper, deliver, wish } from '../outside/shop.ts';

const seconds = () => Math.floor(Date.now() / 1000);
/** A member (unless `isNew`) whose account is deleted right before a request's given statement. */
async function member({ isNew = false }: { isNew?: boolean } = {}) {
  const { token } = await publishedKey();
  const uid = `overtaken-${crypto.randomUUID()}`;
  const bearer = await token(uid);
  const user = isNew ? undefined : await call(getUser(bearer), freshWorker());
  const { id = 'nobody' } =
    (user?.body as { data: { getUser: { id: string } } } | undefined)?.data.getUser ?? {};
  return {
    uid,
    bearer,
    id,
    again: () => token(uid, { auth_time: seconds() + 2 }),
    overtaken: async (held: RegExp, request: Request, meanwhile = () => Promise.resolve()) => {
      const { worker, reached, letGo } = heldWorker((sql) => held.test(sql));
      const answer = call(request, worker);
      await reached;
      expect((await call(requestBy(bearer, '/api/account', 'DELETE'), freshWorker())).status).toBe(200);
      await meanwhile();
      letGo();
      const given = await answer;
      return [given.status, code(given)];
    },
  };
}
const refused = [401, { code: 'token_refused' }];

const count = async (sql: string, id: string) =>
  Number(await env.DB.prepare(`SELECT count(*) AS n FROM ${sql} = ?`).bind(id).first('n'));

/** All rows that a user could have left. */
async function leftOf(uid: string, userId: string) {
  return {
    users: await count('users WHERE firebase_uid', uid),
    answers: await count('onboardings WHERE user_id', userId),
    orders: await count('orders WHERE user_id', userId),
  };
}
const onboarding = (token: string) =>
  operation(onboardUserDataDocument, { id: 'myself', user: inputOf(answers) }, token);
const emailChange = (token: string) =>
  operation(updateUserDocument, { id: 'myself', email: 'new@example.com' }, token);
const healthConsent = (token: string) =>
  postBy(token, '/api/health-consent', {
    id: hex(),
    version: healthConsentVersion,
    language: 'de',
    given: Date.now(),
  });
const workbookConsent = (token: string) =>
  postBy(token, '/api/workbook-consent', { id: hex(), version: workbookConsentVersion, given: Date.now() });
const order = (token: string) => postBy(token, '/api/checkout', wish('zpp'));

const overtaken: [string, RegExp, (token: string) => Request, { isNew?: true; agrees?: true }?][] = [
  ['a consent to health data', /insert into "explicit_consents"/i, healthConsent],
  ['a consent to keeping a workbook', /insert into "explicit_consents"/i, workbookConsent],
  ['health answers', /insert into "onboardings"/i, onboarding, { agrees: true }],
  ['a contact e-mail', /update "users" set "email"/i, emailChange],
  ['an order', /insert into "orders"/i, order],
  ['an account that is looked at', /select .* from "users"/i, getUser],
  ['a first call', /insert into "users"/i, getUser, { isNew: true }],
];

it.each(overtaken)(
  'concurrent deletion: %s is refused and stores nothing',
  async (_, held, make, of = {}) => {
    const her = await member(of);
    if (of.agrees) await agree(her.uid);
    expect(await her.overtaken(held, make(her.bearer))).toEqual(refused);
    expect(await leftOf(her.uid, her.id)).toEqual({ users: 0, answers: 0, orders: 0 });
    expect(await count("explicit_consents WHERE verb = 'given' AND uid", her.uid)).toBe(of.agrees ? 1 : 0);
  },
);

it('concurrent deletion: an older sign-in cannot see an account that was created again', async () => {
  const her = await member();
  const created = async () => {
    expect((await call(getUser(await her.again()), freshWorker())).status).toBe(200);
  };
  expect(await her.overtaken(/select .* from "users"/i, getUser(her.bearer), created)).toEqual(refused);
});

it('concurrent deletion: a cancellation is received all the same', async () => {
  const her = await member();
  const email = `${crypto.randomUUID()}@example.com`;
  const declaration = { locale: 'de', name: 'Ada', email, contract: 'app', manner: 'ordinary' };
  const cancellation = postBy(her.bearer, '/api/cancel', declaration);
  const [status] = await her.overtaken(/insert into "declarations"/i, cancellation);
  expect([status, await count('declarations WHERE email_key', email)]).toEqual([200, 1]);
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
