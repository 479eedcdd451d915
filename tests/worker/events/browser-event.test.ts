import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { consentRules } from '#domain/consent/consent.ts';
import { app } from '../../../functions/app.ts';
import { anyAddress, call, code, inOneMinute, post } from '../outside/call.ts';
import { consentCookie, decided, eventPost, hex, openQueues, pageView } from '../outside/conversions.ts';
import { someNumber, textLike } from '../outside/some.ts';
import { absolute } from '#domain/company/company.ts';

const yes = decided('accepted');
const product = { content_ids: ['ZPP_COURSE'], value: 75, currency: 'EUR' };

/** Reports an event; returns the answer and what was queued. */
async function report(body: unknown, cookie = yes, headers: Record<string, string> = {}, settings = {}) {
  const { worker, queued } = openQueues(settings);
  const answer = await call(eventPost(body, cookie, headers), worker);
  return { status: answer.status, code: code(answer), queued };
}

const quiet = { status: 202, queued: [] };

it('browser event: queued with what the edge knows, given consent', async () => {
  const id = hex();
  const { status, queued } = await report(
    pageView({ event_id: id, test_event_code: 'TEST4711' }),
    `${decided('accepted', 'a'.repeat(32))}; _fbp=fb.1.1596403881668.1116446470; _fbc=fb.1.1554763741205.AbCdEfGh-_IjKl`,
    { 'CF-Connecting-IP': '2001:db8::1', 'User-Agent': 'Mozilla/5.0 (iPhone)' },
  );
  expect(status).toBe(202);
  expect(queued).toEqual([
    {
      event: {
        event_name: 'PageView',
        event_id: id,
        event_source_url: absolute('/de/faq'),
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

describe('browser event: accepted, not queued', () => {
  const yearOld = { version: consentRules.version, id: 'a'.repeat(32), language: 'de', status: 'accepted' };
  it.each([
    ['no consent', ''],
    ['consent refused', decided('declined')],
    ['a malformed consent', consentCookie('{"status":"accepted"}')],
    ['one a year old', consentCookie(JSON.stringify({ ...yearOld, time: Date.now() - 366 * 86_400_000 }))],
  ])('%s', async (_, cookie) => {
    expect(await report(pageView(), cookie)).toMatchObject(quiet);
  });

  it('no data set', async () => {
    const settings = { META_DATASET_ID: '', META_ACCESS_TOKEN: '' };
    expect(await report(pageView(), yes, {}, settings)).toMatchObject(quiet);
  });

  const seconds = Math.floor(Date.now() / 1000);
  it.each([
    ['in the future', seconds + 3600],
    ['in milliseconds', Date.now()],
    ['older than seven days', seconds - 7 * 86_400 - 60],
    ['half a second', seconds + 0.5],
  ])('an impossible time, %s', async (_, time) => {
    expect(await report(pageView({ event_time: time }))).toMatchObject(quiet);
  });
});

it('browser event: yesterday is kept, a missing time is now, and a missing id is made up', async () => {
  const now = Math.floor(Date.now() / 1000);
  const answer = await report(pageView({ event_time: now - 86_400 }));
  const untimed = await report(pageView({ event_id: undefined }));
  expect(answer.queued[0]?.event.event_time).toBe(now - 86_400);
  expect(Math.abs((untimed.queued[0]?.event.event_time ?? 0) - now)).toBeLessThan(60);
  expect(untimed.queued[0]?.event.event_id).toMatch(/^[\da-f]{32}$/);
});

it('browser event: no text of a page gets through from any field or cookie, nor a claimed address', async () => {
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
    client_ip: '6.6.6.6',
    ip: '6.6.6.6',
    userAgent: canary,
  });
  const cookies = `${yes}; _fbp=${canary}; _fbc=${canary}`;
  const edge = { 'CF-Connecting-IP': '203.0.113.9', 'X-Forwarded-For': '6.6.6.6' };
  const { status, queued } = await report(everywhere, cookies, edge);
  expect([status, queued.length]).toEqual([202, 1]);
  expect(JSON.stringify(queued)).not.toMatch(/canary|6\.6\.6\.6/);
  expect(queued[0]).toMatchObject({
    event: {
      event_source_url: absolute('/de/faq'),
      event_id: textLike(/^[\da-f]{32}$/),
      custom_data: { content_category: 'page', content_name: 'PageView' },
    },
    visitor: { address: '203.0.113.9', userAgent: 'Mozilla/5.0 (test)' },
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

describe('browser event: the catalogue', () => {
  it.each([
    [{ event_name: 'Lead' }, { event_name: 'Lead' }],
    [{ event_name: 'CompleteRegistration', value: 5 }, { event_name: 'CompleteRegistration' }],
    [
      { event_name: 'ViewContent', content_ids: ['VALEA_APP'] },
      { content_ids: ['VALEA_APP'], custom_data: { content_category: 'app', content_type: 'product' } },
    ],
    [
      { event_name: 'InitiateCheckout', ...product },
      { ...product, custom_data: { content_category: 'course', content_type: 'product' } },
    ],
  ])('%j', async (given, expected) => {
    const { queued } = await report(given);
    expect(queued[0]?.event).toMatchObject(expected);
    expect(queued[0]?.event).not.toHaveProperty('value', 5);
  });

  it.each([
    ['an unknown name', { event_name: 'Weight' }],
    ['an unknown product', { event_name: 'ViewContent', content_ids: ['insulin'] }],
    ['no product', { event_name: 'ViewContent' }],
    ['no price', { event_name: 'InitiateCheckout', content_ids: ['ZPP_COURSE'] }],
    ['an impossible price', { event_name: 'InitiateCheckout', ...product, value: -1 }],
    ['a list', []],
    ['text', 'PageView'],
  ])('%s → 400', async (_, body) => {
    expect(await report(body)).toEqual({ status: 400, code: { code: 'bad_request' }, queued: [] });
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

it('browser event: the answer does not wait for the queue, and a failing one loses it silently', async () => {
  const { worker } = openQueues();
  const taking = Promise.withResolvers<QueueSendResponse>();
  const slow = { ...worker.CONVERSIONS, send: () => taking.promise };
  const context = createExecutionContext();
  const answer = await app.fetch(eventPost(pageView(), yes), { ...worker, CONVERSIONS: slow }, context);
  expect([answer.status, await answer.text()]).toEqual([202, '']);
  taking.reject(new Error('out of order'));
  await waitOnExecutionContext(context);
});
