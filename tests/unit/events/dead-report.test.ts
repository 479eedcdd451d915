import { expect, it } from 'vitest';
import { deadReport, type DeadRow } from '../../../scripts/ops/dead-report.ts';

const at = Date.UTC(2026, 10, 21, 12);
const row = (more: Partial<DeadRow> = {}): DeadRow => ({
  reason: 'too_old',
  event_name: 'PageView',
  event_id: 'a'.repeat(32),
  event_time: at / 1000 - 8 * 86_400,
  attempts: 24,
  at,
  ...more,
});

it('says what was given up, how often, why, and what to do about it', () => {
  const refused = row({ reason: 'http 400, code 100', attempts: 1, at: at + 1000, event_name: 'Purchase' });
  expect(deadReport([row(), refused, row()]).split('\n')).toEqual([
    'Given up:',
    '     2  too_old',
    expect.stringContaining('older than seven days'),
    '     1  http 400, code 100',
    expect.stringContaining('the platform refuses it'),
    '',
    'The latest:',
    `2026-11-21T12:00:01Z  Purchase  ${'a'.repeat(32)}  happened 2026-11-13T12:00:00Z  1 try  http 400, code 100`,
    expect.stringMatching(/^2026-11-21T12:00:00Z {2}PageView .* 24 tries {2}too_old$/),
    expect.stringMatching(/too_old$/),
  ]);
});

it('speaks of what has neither name nor time', () => {
  const strange = row({ reason: 'malformed', event_name: null, event_id: null, event_time: null });
  expect(deadReport([strange])).toContain('no name  no id  happened unknown');
  expect(deadReport([row({ event_time: 1e15 })])).toContain('happened unknown');
});

it('says so when there is nothing', () => {
  expect(deadReport([])).toBe('No conversion has been given up in the last seven days.');
});
