import { expect, it } from 'vitest';
import { chosen, declarationReport } from '../../../scripts/ops/declaration-report.ts';

const declaration = {
  id: '3f2a91c0aaaabbbbccccddddeeeeffff',
  kind: 'cancel',
  received: Date.parse('2026-11-21T12:00:00Z'),
  name: 'Erika Muster',
  email: 'erika@example.com',
  contract: 'app',
  order_typed: null,
  reason: 'Die App\nstartet nicht.',
  end_day: null,
  state: 'carried_out',
  sender: 'buyer',
  code: 'good_cause',
  order_id: 'ord',
  order_email: 'erika@example.org',
  product: 'app-3-months',
  ordered: Date.parse('2026-11-01T12:00:00Z'),
  due_cents: 3999,
  refunded_cents: 0,
  asked: null,
};

it('declaration report: lists what is waiting and what to do about it', () => {
  expect(declarationReport([])).toBe('No cancellation or withdrawal is waiting.');
  expect(declarationReport([declaration])).toBe(
    [
      '3F2A-91C0  2026-11-21T12:00  cancel app  Erika Muster <erika@example.com>',
      '           cancelled for good cause: read the reason and decide; ordinary notice has already been given',
      '           order ord: app-3-months, 2026-11-01, by <erika@example.org>, 39.99 €, of which 0.00 € are refunded',
      '           our mail has not been sent',
      '           "Die App startet nicht."',
    ].join('\n'),
  );
  expect(declarationReport([{ ...declaration, state: 'due', code: null }])).toContain('not carried out yet');
  const asked = Date.parse('2026-11-21T12:01:00Z');
  const unproved = declarationReport([{ ...declaration, state: 'unproved', code: null, asked }]);
  expect(unproved).toContain('ask the buyer whether it is theirs');
  expect(unproved).toContain('our mail was sent on 2026-11-21');
});

const waiting = { ...declaration, state: 'unproved', code: null };

it('declaration command: an ambiguous number is refused with the list', () => {
  const other = {
    ...waiting,
    id: '3f2a91c0bbbbbbbbccccddddeeeeffff',
    name: 'Jemand',
    email: 'x@example.com',
  };
  for (const verb of ['close', 'carry out'] as const) {
    const refused = chosen([waiting, other], verb, undefined);
    expect(refused).toMatchObject({ state: 'refused', reason: expect.stringContaining(other.id) as unknown });
  }
  expect(chosen([], 'close', undefined).state).toBe('refused');
});

it('declaration command: shows person, contract and amount before it changes anything', () => {
  const choice = chosen([waiting], 'carry out', undefined);
  const report = choice.state === 'chosen' ? choice.report : '';
  for (const said of [waiting.name, waiting.email, waiting.order_id, waiting.product, '39.99 €'])
    expect(report).toContain(said);
});

it('declaration command: carries out only unverified declarations whose contract is known or given', () => {
  const order = {
    id: 'other',
    email: 'o@example.com',
    product: 'zpp',
    ordered: 0,
    due_cents: 9900,
    refunded_cents: 0,
  };
  expect(chosen([declaration], 'carry out', undefined).state).toBe('refused');
  expect(chosen([waiting], 'carry out', order).state).toBe('refused');
  const unclear = { ...waiting, order_id: null };
  expect(chosen([unclear], 'carry out', undefined).state).toBe('refused');
  expect(chosen([unclear], 'carry out', order)).toMatchObject({
    state: 'chosen',
    report: expect.stringContaining('99.00 €') as unknown,
  });
});
