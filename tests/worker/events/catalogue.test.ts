import { describe, expect, it } from 'vitest';
import { call, code } from '../outside/call.ts';
import { decided, eventPost, openQueues } from '../outside/conversions.ts';

const product = { content_ids: ['ZPP_COURSE'], value: 75, currency: 'EUR' };

async function report(body: unknown) {
  const { worker, queued } = openQueues();
  const answer = await call(eventPost(body, decided('accepted')), worker);
  return { status: answer.status, code: code(answer), queued };
}

describe('the event catalogue', () => {
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
  ])('%j', async (given, told) => {
    const { queued } = await report(given);
    expect(queued[0]?.event).toMatchObject(told);
    expect(queued[0]?.event).not.toHaveProperty('value', 5);
  });

  it.each([
    ['an unknown name', { event_name: 'Weight' }],
    ['an unknown product', { event_name: 'ViewContent', content_ids: ['insulin'] }],
    ['no product', { event_name: 'ViewContent' }],
    ['no price', { event_name: 'InitiateCheckout', content_ids: ['ZPP_COURSE'] }],
    ['an impossible price', { event_name: 'InitiateCheckout', ...product, value: -1 }],
    ['a list', []],
    ['null', null],
    ['a number', 7],
    ['text', 'PageView'],
  ])('%s → 400', async (_, body) => {
    expect(await report(body)).toEqual({ status: 400, code: { code: 'bad_request' }, queued: [] });
  });
});
