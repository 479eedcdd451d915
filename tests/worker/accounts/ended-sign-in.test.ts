import { beforeEach, expect, it } from 'vitest';
import { isStaffPath } from '../../../src/api/staff.ts';
import { call, code, freshWorker } from '../outside/call.ts';
import { appoint } from '../outside/contact.ts';
import { endpoints, requestTo } from '../outside/endpoints.ts';
import { accountService, stripe } from '../outside/stand-ins.ts';
import { shopper, type Shopper } from '../outside/shop.ts';
import { env } from 'cloudflare:workers';

/**
 * Endpoints that accept a token for its full hour: public ones, and what members read and write all day. A new endpoint
 * asks the provider (`stillSignedIn`) or is added here with a reason.
 */
const tokenSuffices = new Set([
  'GET /api/health',
  'GET /api/offers',
  'POST /api/discount',
  'POST /api/stripe/webhook',
  'POST /api/consent',
  'POST /api/fb-events',
  'POST /api/count/:language/:step/:via',
  'POST /api/count/speed/:page/:metric/:rating',
  'POST /api/search-misses',
  // Links and declarations carry their own proof.
  'POST /api/cancel',
  'POST /api/withdraw',
  'POST /api/declaration-link',
  'POST /api/email-link',
  'POST /api/course-mails-link',
  'POST /api/course-mails-off/:link',
  'POST /api/certificate-check',
  'POST /api/quiz-reminder',
  'POST /api/quiz-reminder-call-off',
  'POST /api/quiz-reminder-link',
  'POST /api/quiz-reminder-off/:token',
  // Read by the app and the account page.
  'POST /api/graphql',
  'GET /api/account',
  'GET /api/orders',
  'GET /api/orders/:id',
  'GET /api/open-orders',
  'POST /api/email-check',
  'GET /api/course-mails',
  'POST /api/course-mails',
  // Withdrawing consent must stay easy.
  'POST /api/health-consent',
  'DELETE /api/health-consent',
  'POST /api/workbook-consent',
  'DELETE /api/workbook-consent',
  // Listening: many requests an hour.
  'GET /api/courses',
  'GET /api/courses/:course/modules/:module',
  'POST /api/stored-files',
  'POST /api/courses/:course/modules/:module/listening',
  'POST /api/courses/:course/modules/:module/answers',
  'POST /api/courses/:course/modules/:module/exercises',
  'GET /api/courses/:course/modules/:module/workbook',
  'POST /api/courses/:course/modules/:module/workbook',
  'GET /api/certificates',
  'GET /api/course-messages',
  'POST /api/course-messages',
  'POST /api/course-messages/seen',
  'DELETE /api/course-messages',
]);

const worker = freshWorker({
  IDENTITY_ADMIN_URL: `${accountService.url}/identitytoolkit`,
  IDENTITY_ADMIN_TOKEN: 'owner',
});

const account = (more: Record<string, unknown>) =>
  accountService.become({ mode: 'ok', body: JSON.stringify({ users: [{ localId: 'x', ...more }] }) });

const ask = (who: Shopper, endpoint: string) =>
  call(requestTo(endpoint, who.request('/', 'GET').headers.get('Authorization') ?? ''), worker);

const by = (provider: string, more = {}) => ({ firebase: { sign_in_provider: provider, ...more } });

/** A member who is also a course leader and an owner. */
async function leader(claims: Record<string, unknown> = by('password', { sign_in_second_factor: 'totp' })) {
  const she = await shopper('ended', worker, stripe, claims);
  await env.DB.prepare('UPDATE users SET email = ?1, email_key = lower(?1), email_verified = 1 WHERE id = ?2')
    .bind(`${she.uid}@example.com`, she.userId)
    .run();
  await appoint(she.uid);
  await appoint(she.uid, 'grant', 'OWNER');
  return she;
}

beforeEach(() => account({}));

const validSince = (secondsAgo: number) => ({
  validSince: String(Math.floor(Date.now() / 1000) - secondsAgo),
});

it.each([
  ['a disabled account', () => account({ disabled: true })],
  ['revoked tokens', () => account(validSince(10))],
  [
    'a removed account',
    () => accountService.become({ mode: 'ok', body: '{"kind":"identitytoolkit#GetAccountInfoResponse"}' }),
  ],
])('ended sign-in (%s): refused by every endpoint not on the list', async (_, end) => {
  const she = await leader();
  await account({ disabled: false, ...validSince(3_600) });
  expect((await ask(she, 'GET /api/course-leader')).status).toBe(200);
  await end();
  const trusting: string[] = [];
  for (const endpoint of endpoints) {
    const answer = await ask(she, endpoint);
    const refused = isStaffPath(endpoint.split(' ')[1] ?? '') ? 'not_found' : 'token_refused';
    const { code: given } = Object(code(answer)) as { code?: string };
    if (given !== refused) trusting.push(endpoint);
  }
  expect(trusting.toSorted()).toEqual([...tokenSuffices].toSorted());
});

it('ended sign-in: the course leader gets 503 while it cannot be checked', async () => {
  const she = await leader();
  const her = await shopper('no-leader', worker);
  await accountService.become({ mode: 'status', status: 500 });
  const answer = await ask(she, 'GET /api/course-leader');
  expect([answer.status, code(answer)]).toEqual([503, { code: 'identity_unavailable' }]);
  expect((await ask(her, 'GET /api/course-leader')).status).toBe(404);
  await account({});
});

it('identity outage: what asks the provider waits, all else goes on', async () => {
  const she = await leader();
  await accountService.become({ mode: 'status', status: 500 });
  const waiting: string[] = [];
  for (const endpoint of endpoints) {
    const { status, ...answer } = await ask(she, endpoint);
    const { code: given } = Object(code({ status, ...answer })) as { code?: string };
    if (status === 503 && given === 'identity_unavailable') waiting.push(endpoint);
  }
  expect(waiting.toSorted()).toEqual(endpoints.filter((one) => !tokenSuffices.has(one)).toSorted());
});

const staffEndpoints = endpoints.filter((endpoint) => isStaffPath(endpoint.split(' ')[1] ?? ''));
const enrolled = { mfaInfo: [{ mfaEnrollmentId: 'hers', totpInfo: {} }] };

it('desk: asks a leader for the second factor of her account, or to enrol one, at every endpoint and nowhere else', async () => {
  const she = await leader(by('password'));
  const her = await shopper('no-leader', worker);
  expect(staffEndpoints.length).toBeGreaterThan(3);
  for (const [state, wanted] of [
    [enrolled, 'second_factor_missing'],
    [{}, 'second_factor_absent'],
  ] as const) {
    await account(state);
    for (const endpoint of staffEndpoints) {
      const answer = await ask(she, endpoint);
      expect([answer.status, code(answer)]).toEqual([403, { code: wanted }]);
      expect((await ask(her, endpoint)).status).toBe(404);
    }
  }
  expect((await ask(she, 'GET /api/account/export')).status).toBe(200);
});

it.each([
  ['a sign-in with the second factor', by('password', { sign_in_second_factor: 'totp' }), enrolled, 200],
  ['an account that has none', by('password'), {}, 403],
  ['Google, whatever it asks for', by('google.com'), {}, 403],
  ['an empty claim of a second factor', by('password', { sign_in_second_factor: '' }), enrolled, 403],
  ['a made-up claim of a second factor', by('password', { sign_in_second_factor: true }), enrolled, 403],
])('desk: for %s', async (_, claims, state, status) => {
  const she = await leader(claims);
  await account(state);
  expect((await ask(she, 'GET /api/course-leader')).status).toBe(status);
});
