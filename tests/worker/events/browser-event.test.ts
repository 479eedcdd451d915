import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { consentRules } from '#domain/consent.ts';
import { app } from '../../../functions/app.ts';
import { anyAddress, call, code, inOneMinute, post } from '../outside/call.ts';
import { someNumber, textLike } from '../outside/some.ts';
import { consentCookie, decided, eventPost, hex, openQueues, pageView } from '../outside/conversions.ts';

const yes = decided('accepted');
const product = { content_ids: ['ZPP_COURSE'], value: 75, currency: 'EUR' };

/** Reports an event; returns the answer and what was queued. */
async function report(body: unknown, cookie = yes, headers: Record<string, string> = {}) {
  const { worker, queued } = openQueues();
  const answer = await call(eventPost(body, cookie, headers), worker);
  return { status: answer.status, code: code(answer), queued };
}

const quiet = { status: 202, queued: [] };

it('browser event: queued with what the edge knows, given consent', async () => {
  const id = hex();
  const given = pageView({ event_id: id, test_event_code: 'TEST4711' });
  const { status, queued } = await report(
    given,
    `${decided('accepted', 'a'.repeat(32))}; _fbp=fb.1.1596403881668.1116446470; _fbc=fb.1.1554763741205.AbCdEfGh-_IjKl`,
    {
      'CF-Connecting-IP': '2001:db8::1',
      'User-Agent': 'Mozilla/5.0 (iPhone)',
    },
  );
  expect(status).toBe(202);
  expect(queued).toEqual([
    {
      event: {
        event_name: 'PageView',
        event_id: id,
        event_source_url: 'https://www.valea.example/de/faq',
        event_time: someNumber,
        custom_data: { content_category: 'page', content_name: 'faq' },
        test_event_code: 'TEST4711',
      },
      consentReceipt: 'a'.repeat(32),
      visitor: {
        address: '2001:db8::1',
        userAgent: 'Mozilla/5.0 (iPhone)',
        fbp: 'fb.1.1596403881668.1116446470',
        fbc: 'fb.1.1554763741205.AbCdEfGh-_IjKl',
      },
    },
  ]);
});

describe('browser event without consent, malformed or outdated: accepted, not queued', () => {
  const yearOld = { version: consentRules.version, id: 'a'.repeat(32), language: 'de', status: 'accepted' };
  it.each([
    ['none', ''],
    ['refused', decided('declined')],
    ['malformed', consentCookie('{"status":"accepted"}')],
    ['a year old', consentCookie(JSON.stringify({ ...yearOld, time: Date.now() - 366 * 86_400_000 }))],
  ])('%s', async (_, cookie) => {
    expect(await report(pageView(), cookie)).toMatchObject(quiet);
  });
});

describe('browser event: no text of a page gets through', () => {
  const canary = 'canary-diabetes-lena@example.com';
  const everywhere = pageView({
    event_id: canary,
    event_source_url: `https://${canary.replace('@', '.')}/de/faq/${canary}?q=${canary}&token=eyJhbGciOi#${canary}`,
    test_event_code: canary,
    custom_data: { content_category: canary, content_name: canary, content_type: canary, note: canary },
    referrer: canary,
    title: canary,
    insurer: canary,
    [canary]: canary,
  });

  it('from any field', async () => {
    const { status, queued } = await report(everywhere);
    expect([status, queued.length]).toEqual([202, 1]);
    expect(JSON.stringify(queued)).not.toContain('canary');
    expect(queued[0]?.event).toMatchObject({
      event_source_url: 'https://www.valea.example/de/faq',
      event_id: textLike(/^[\da-f]{32}$/),
      custom_data: { content_category: 'page', content_name: 'PageView' },
    });
  });

  it.each([
    ['/de/kurs/zpp/nicht-moeglich', '/de/kurs/zpp'],
    ['/en/course/zpp/reimbursement?insurer=aok', '/en/course/zpp'],
    ['/de/rezepte/suppe-bei-diabetes', '/de/rezepte'],
    ['/de/kuendigen', '/de/'],
  ])('%s is reported as %s', async (path, route) => {
    const { queued } = await report(pageView({ event_source_url: `https://www.valea.example${path}` }));
    expect(queued[0]?.event.event_source_url).toBe(`https://www.valea.example${route}`);
  });

  it.each(['_fbp', '_fbc'])('from the cookie %s', async (name) => {
    const { queued } = await report(pageView(), `${yes}; ${name}=${canary}`);
    // The queue takes JSON, which leaves out what is undefined.
    expect(JSON.parse(JSON.stringify(queued[0]?.visitor))).not.toHaveProperty(name.slice(1));
  });

  it('and a claimed address or browser is ignored', async () => {
    const { queued } = await report(
      pageView({ client_ip: '6.6.6.6', ip: '6.6.6.6', userAgent: canary }),
      yes,
      {
        'CF-Connecting-IP': '203.0.113.9',
        'X-Forwarded-For': '6.6.6.6',
      },
    );
    expect(queued[0]?.visitor).toEqual({ address: '203.0.113.9', userAgent: 'Mozilla/5.0 (test)' });
  });
});

describe('browser event: purchases and personal data are refused', () => {
  it.each([
    ['a purchase', { event_name: 'Purchase', ...product }],
    ['a subscription', { event_name: 'Subscribe', ...product }],
    ['a payment’s id', { ...pageView(), transaction_id: 'pi_1' }],
    ['user data', { ...pageView(), user_data: { em: ['x'] } }],
    ['an e-mail', { ...pageView(), email: 'lena@example.com' }],
    ['a phone number', { ...pageView(), ph: '0171' }],
  ])('%s', async (_, body) => {
    expect(await report(body)).toEqual({ status: 403, code: { code: 'forbidden' }, queued: [] });
  });
});

describe('browser event: an impossible time drops that event only', () => {
  const seconds = Math.floor(Date.now() / 1000);
  it.each([
    ['in the future', seconds + 3600],
    ['in milliseconds', Date.now()],
    ['older than seven days', seconds - 7 * 86_400 - 60],
    ['half a second', seconds + 0.5],
  ])('%s', async (_, time) => {
    expect(await report(pageView({ event_time: time }))).toMatchObject(quiet);
  });

  it('yesterday is kept, a missing time is now', async () => {
    const yesterday = seconds - 86_400;
    const told = await report(pageView({ event_time: yesterday }));
    const untold = await report(pageView());
    expect(told.queued[0]?.event.event_time).toBe(yesterday);
    expect(Math.abs((untold.queued[0]?.event.event_time ?? 0) - seconds)).toBeLessThan(60);
  });

  it('a missing event id is made up', async () => {
    const { queued } = await report(pageView({ event_id: undefined }));
    expect(queued[0]?.event.event_id).toMatch(/^[\da-f]{32}$/);
  });
});

it('browser event: a flood from one address is refused, others are not', async () => {
  const { worker } = openQueues();
  const from = (address: string) => call(eventPost(pageView(), yes, { 'CF-Connecting-IP': address }), worker);
  const { answers, other } = await inOneMinute(async () => {
    const address = anyAddress();
    return {
      answers: await Promise.all(Array.from({ length: 70 }, () => from(address))),
      other: await call(post({ body: '{}', headers: { 'CF-Connecting-IP': address } }), worker),
    };
  });
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(other.status).not.toBe(429);
  expect((await from(anyAddress())).status).toBe(202);
});

it('browser event: not queued without a data set', async () => {
  const { worker, queued } = openQueues({ META_DATASET_ID: '', META_ACCESS_TOKEN: '' });
  const answer = await call(eventPost(pageView(), yes), worker);
  expect([answer.status, queued]).toEqual([202, []]);
});

it('browser event: a failing queue loses it silently', async () => {
  const { worker } = openQueues();
  const broken = { ...worker.CONVERSIONS, send: () => Promise.reject(new Error('out of order')) };
  const answer = await call(eventPost(pageView(), yes), { ...worker, CONVERSIONS: broken });
  expect([answer.status, answer.body]).toEqual([202, '']);
});

it('browser event: the answer does not wait for the queue', async () => {
  const { worker } = openQueues();
  let take: (response: QueueSendResponse) => void = () => undefined;
  const taking = new Promise<QueueSendResponse>((resolve) => (take = resolve));
  const slow = { ...worker.CONVERSIONS, send: () => taking };
  const context = createExecutionContext();
  const answer = await app.fetch(eventPost(pageView(), yes), { ...worker, CONVERSIONS: slow }, context);
  expect(answer.status).toBe(202);
  take({ metadata: { metrics: { backlogCount: 1, backlogBytes: 1 } } });
  await waitOnExecutionContext(context);
});
