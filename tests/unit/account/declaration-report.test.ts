import { expect, it } from 'vitest';
import { declarationReport } from '../../../scripts/ops/declaration-report.ts';

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
  code: 'good_cause',
  order_id: 'ord',
  order_email: 'erika@example.org',
  product: 'app-3-months',
  ordered: Date.parse('2026-11-01T12:00:00Z'),
  asked: null,
};

it('declaration report: lists what is waiting and what to do about it', () => {
  expect(declarationReport([])).toBe('No cancellation or withdrawal is waiting.');
  expect(declarationReport([declaration])).toBe(
    [
      '3F2A-91C0  2026-11-21T12:00  cancel app  Erika Muster <erika@example.com>',
      '           cancelled for good cause: read the reason and decide; ordinary notice has already been given',
      '           order ord: app-3-months, 2026-11-01, by <erika@example.org>',
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
