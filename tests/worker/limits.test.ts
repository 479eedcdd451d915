import { beforeAll, describe, expect, it } from 'vitest';
import { consentRules } from '#domain/consent/consent.ts';
import { clientNetworks } from '../../functions/middleware/rate-limit.ts';
import { isStaffPath } from '../../src/api/staff.ts';
import { getUserDocument } from '../../src/browser/generated/operations.ts';
import {
  anyAddress,
  call,
  code,
  freshWorker,
  inOneMinute,
  post,
  publishedKey,
  site,
} from './outside/call.ts';
import { leader } from './outside/contact.ts';
import { hex } from './outside/conversions.ts';
import { endpoints, requestTo } from './outside/endpoints.ts';

const perAddress = 60;
const perAccount = 120;
const worker = freshWorker();
let token: (uid: string) => Promise<string>;

beforeAll(async () => {
  ({ token } = await publishedKey());
});

const from = (headers: Record<string, string>, authorization = '') =>
  post({
    body: JSON.stringify({ query: getUserDocument, variables: { id: 'myself' } }),
    headers: { ...headers, Authorization: authorization },
  });

/** Counts the statuses of concurrent requests. */
async function storm(times: number, make: (index: number) => Request) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => call(make(index), worker)));
  const groups = [...Map.groupBy(answers, ({ status }) => status)];
  return Object.fromEntries(groups.map(([status, all]) => [status, all.length]));
}

describe('rate limits count by the edge’s header', () => {
  it('forged headers do not help', async () => {
    const { counted, answer } = await inOneMinute(async () => {
      const address = { 'CF-Connecting-IP': anyAddress() };
      return {
        counted: await storm(perAddress + 10, (index) =>
          from({
            ...address,
            'X-Forwarded-For': `10.0.0.${index}`,
            'X-Real-IP': `10.0.1.${index}`,
            'True-Client-IP': `10.0.2.${index}`,
            Forwarded: `for=10.0.3.${index}`,
            Host: `host-${index}.example`,
          }),
        ),
        answer: await call(from(address), worker),
      };
    });
    expect(counted).toEqual({ 401: perAddress, 429: 10 });
    expect([code(answer), answer.headers.get('Retry-After')]).toEqual([{ code: 'rate_limited' }, '60']);
    expect((await call(from({ 'CF-Connecting-IP': anyAddress() }), worker)).status).toBe(401);
  });

  it('and by account, whatever address it calls from', async () => {
    const other = `Bearer ${await token('calm-person')}`;
    const counted = await inOneMinute(async () => {
      const authorization = `Bearer ${await token(`busy-person-${crypto.randomUUID()}`)}`;
      return storm(perAccount + 10, (index) =>
        from({ 'CF-Connecting-IP': `203.0.113.${index}` }, authorization),
      );
    });
    expect(counted).toEqual({ 200: perAccount, 429: 10 });
    expect((await call(from({ 'CF-Connecting-IP': '203.0.113.1' }, other), worker)).status).toBe(200);
  });
});

it('rate limits: withdrawing consent is exempt', async () => {
  const Authorization = `Bearer ${await token('takes-back')}`;
  const counted = await inOneMinute(async () => {
    const headers = { 'CF-Connecting-IP': anyAddress() };
    const choice = (more: object) => {
      const body = JSON.stringify({ id: hex(), version: consentRules.version, language: 'de', ...more });
      return post({ body, headers }, '/api/consent');
    };
    const healthConsent = () =>
      new Request(`${site}/api/health-consent`, {
        method: 'DELETE',
        headers: { ...headers, Authorization, Origin: site },
      });
    const ids = Array.from({ length: perAddress }, hex);
    const twice = hex();
    return {
      given: await storm(perAddress, (index) => choice({ id: ids[index], choice: 'accepted' })),
      givenOnceMore: await storm(5, () => choice({ choice: 'accepted' })),
      withdrawn: await storm(5, (index) => choice({ choice: 'declined', replaces: ids[index] })),
      // Unknown or withdrawn receipts are ordinary choices.
      unknown: await storm(5, () => choice({ choice: 'declined', replaces: hex() })),
      withdrawnBefore: await storm(5, (index) => choice({ choice: 'declined', replaces: ids[index] })),
      repeated: await storm(3, () => choice({ id: twice, choice: 'declined', replaces: ids[5] })),
      health: await storm(5, healthConsent),
    };
  });
  expect(counted).toEqual({
    given: { 204: perAddress },
    givenOnceMore: { 429: 5 },
    withdrawn: { 204: 5 },
    unknown: { 429: 5 },
    withdrawnBefore: { 429: 5 },
    repeated: { 204: 3 },
    health: { 204: 5 },
  });
});

it('rate limits: an IPv6 /48 is one sender, whichever of its networks it uses', async () => {
  const wide = () =>
    [0x2001, ...crypto.getRandomValues(new Uint16Array(2))].map((group) => group.toString(16)).join(':');
  const counted = await inOneMinute(async () => {
    const prefix = wide();
    return storm(perAddress + 5, (index) => from({ 'CF-Connecting-IP': `${prefix}:${index}::1` }));
  });
  expect(counted).toEqual({ 401: perAddress, 429: 5 });
  expect((await call(from({ 'CF-Connecting-IP': `${wide()}::1` }), worker)).status).toBe(401);
});

describe('client networks', () => {
  const address = (value: string, environment = 'production') => {
    const headers = new Headers(value === '' ? {} : { 'CF-Connecting-IP': value });
    return clientNetworks(new Request(site, { headers }), freshWorker({ ENVIRONMENT: environment }));
  };

  it.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['', ['unknown']],
    ['203.0.113.9, 6.6.6.6', ['unknown']],
    ['not an address', ['unknown']],
    ['x'.repeat(100), ['unknown']],
  ])('%j counts as %j', (value, expected) => {
    expect(address(value)).toEqual(expected);
  });

  it('without an edge the header is ignored', () => {
    expect(address('203.0.113.9', 'local')).toEqual(address('203.0.113.10', 'local'));
  });
});

it('rate limits: a failing limiter lets requests through', async () => {
  const limiter = { limit: () => Promise.reject(new Error('out of order')) };
  const broken = { ...freshWorker(), PER_ADDRESS: limiter, PER_ACCOUNT: limiter };
  expect((await call(from({}, `Bearer ${await token('let-through')}`), broken)).status).toBe(200);
});

/** What no minute's limit refuses. A new endpoint is limited, or is added here with a reason. */
const unlimited = [
  // One small read, for monitoring.
  'GET /api/health',
  // Signed by the payment service, which sends many at once after an outage.
  'POST /api/stripe/webhook',
  // Withdrawing consent must stay easy.
  'DELETE /api/health-consent',
  'DELETE /api/workbook-consent',
  'DELETE /api/course-messages',
  // Limited by what is stored: giving consent, and declarations by the hour.
  'POST /api/consent',
  'POST /api/cancel',
  'POST /api/withdraw',
];

it('rate limits: every endpoint refuses a flood, except those on the list', async () => {
  const full = { limit: () => Promise.resolve({ success: false }) };
  const flooded = freshWorker({
    PER_ADDRESS: full,
    PER_ACCOUNT: full,
    PER_ACTION: full,
    PER_EXPORTER: full,
  });
  const she = await leader('floods');
  const authorization = she.request('/', 'GET').headers.get('Authorization') ?? '';
  expect((await call(requestTo('GET /api/course-leader', authorization))).status).toBe(200);
  const answering: string[] = [];
  for (const endpoint of endpoints) {
    const { status } = await call(requestTo(endpoint, authorization), flooded);
    const refused = isStaffPath(endpoint.split(' ')[1] ?? '') ? 404 : 429;
    if (status !== refused) answering.push(endpoint);
  }
  expect(answering.toSorted()).toEqual(unlimited.toSorted());
});
