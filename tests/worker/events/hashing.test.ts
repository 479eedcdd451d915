import { describe, expect, it } from 'vitest';
import { serverEvent } from '../../../functions/adapters/meta/server-event.ts';
import { matchKeys } from '../../../functions/adapters/meta/normalise.ts';
import { conversion } from '../outside/conversions.ts';
import type { Visitor } from '../../../functions/ports/conversions.ts';

const userData = async (visitor: Visitor) =>
  (await serverEvent({ ...conversion({ consentReceipt: '' }), visitor }))['user_data'];
const key = (name: string, visitor: Visitor) => matchKeys(visitor).find(([known]) => known === name)?.[1];

describe('hashing: the documentation’s examples', () => {
  it.each([
    [
      { email: ' John_Smith@gmail.com ' },
      { em: ['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'] },
    ],
    [
      { phone: '+1 (650)555-1212' },
      { ph: ['e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176'] },
    ],
    [{ firstName: 'Mary' }, { fn: ['6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec'] }],
    [{ firstName: '정' }, { fn: ['8fa8cd9c440be61d0151429310034083132b35975c4bea67fdd74158eb51db14'] }],
    [{ firstName: 'Valéry' }, { fn: ['08e1996b5dd49e62a4b4c010d44e4345592a863bb9f8e3976219bac29417149c'] }],
  ])('%j', async (visitor, hashed) => {
    expect(await userData(visitor)).toEqual(hashed);
  });
});

describe('hashing: a German phone number is the same in any notation', () => {
  it.each([
    '0171 1234567',
    '0171/1234567',
    '(0171) 123 45 67',
    '+49 171 1234567',
    '+49 (0)171 1234567',
    '+490171 1234567',
    '0049 171 1234567',
    '0049 (0) 171-123-4567',
    '49 171 1234567',
    'Tel.: 0171.1234567',
  ])('%s', (phone) => {
    expect(key('ph', { phone })).toEqual(['491711234567']);
  });

  it.each([
    ['+43 660 1234567', '436601234567'],
    ['0041 79 123 45 67', '41791234567'],
  ])('%s keeps its own country', (phone, expected) => {
    expect(key('ph', { phone })).toEqual([expected]);
  });
});

describe('hashing: umlauts are kept', () => {
  it.each([
    ['fn', { firstName: ' JÖRG-UWE ' }, 'jörguwe'],
    ['ln', { lastName: 'von der Müller-Lüdenscheidt' }, 'vondermüllerlüdenscheidt'],
    ['ln', { lastName: 'Mu\u0308ller' }, 'müller'],
    ['ln', { lastName: 'Groß' }, 'groß'],
    ['ct', { city: 'Bad Homburg v. d. Höhe' }, 'badhomburgvdhöhe'],
    ['ct', { city: 'Lübeck 1' }, 'lübeck'],
    ['zp', { postcode: ' 10115 ' }, '10115'],
    ['zp', { postcode: 'D-04109' }, '04109'],
    ['country', { country: 'DE' }, 'de'],
  ] as const)('%s of %j is %s', (name, visitor, expected) => {
    expect(key(name, visitor)).toEqual([expected]);
  });

  it('a domain with umlauts is sent in both spellings', () => {
    expect(key('em', { email: 'Grüße@Müller-Bücher.DE' })).toEqual([
      'grüße@müller-bücher.de',
      'grüße@xn--mller-bcher-thbg.de',
    ]);
  });
});

it('hashing: empty values are not sent', () => {
  const nothing = { email: '', phone: '-', firstName: ' ', city: '12', postcode: '', country: 'Germany' };
  expect(matchKeys(nothing)).toEqual([]);
});

it('platform ids, address and browser are passed on unchanged', async () => {
  const own = { fbp: 'fb.1.1596403881668.1116446470', fbc: 'fb.1.1554763741205.AbCdEfGhIjKl' };
  const edge = { address: '2001:db8::1', userAgent: 'Mozilla/5.0 (X11; Linux) Ä' };
  expect(await userData({ ...own, ...edge })).toEqual({
    ...own,
    client_ip_address: edge.address,
    client_user_agent: edge.userAgent,
  });
});

it('purchase event: carries the payment’s id, price and product', async () => {
  const { trackingEvent } = await import('#domain/events/tracking-event.ts');
  const event = trackingEvent(
    { name: 'Purchase', payment: 'pi_3', product: 'ZPP_COURSE', cents: 75_00 },
    {
      id: 'pi_3',
      time: 1_795_000_000_000,
      address: '/de/kurs/zpp/erstattung',
      site: 'https://www.valea.example',
    },
  );
  expect(
    await serverEvent({ event, consentReceipt: '', visitor: { email: 'a@b.de', userAgent: 'x' } }),
  ).toEqual({
    event_name: 'Purchase',
    event_time: 1_795_000_000,
    event_id: 'pi_3',
    event_source_url: 'https://www.valea.example/de/kurs/zpp',
    action_source: 'website',
    user_data: { em: [expect.stringMatching(/^[\da-f]{64}$/)], client_user_agent: 'x' },
    custom_data: {
      value: 75,
      currency: 'EUR',
      content_ids: ['ZPP_COURSE'],
      order_id: 'pi_3',
      content_category: 'course',
      content_type: 'product',
    },
  });
});
