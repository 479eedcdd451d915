import { describe, expect, it } from 'vitest';
import { insurerIds } from '#domain/course/generated/insurer-ids.ts';
import { readInsurerReport } from '#domain/course/insurer-report.ts';
import { reimbursementPath } from '#domain/shop/return-paths.ts';
import { coursePath, insurerPath } from '#i18n/course-routes.ts';
import { reportList, termsLines } from '../../../scripts/insurers/insurer-reports.ts';
import { createInsurerReport } from '../../../src/features/booking/insurers/insurer-report-state.ts';

const typed = { insurer: 'barmer', year: '2026', fee: '75', paid: '60' };
const read = (more: Record<string, string>) => readInsurerReport({ ...typed, ...more }, 2026);
const refused = (more: Record<string, string>) => {
  const outcome = read(more);
  return outcome.state === 'refused' ? outcome.fields : [];
};

describe('a report of what an insurer paid', () => {
  it.each([
    ['75', '60', 7500, 6000],
    ['75,00 €', '56,25', 7500, 5625],
    ['89.9', '0', 8990, 0],
    ['1 000 Euro', '75,-', 100_000, 7500],
    ['75', '75', 7500, 7500],
  ])('takes amounts as people type them: %s, %s', (fee, paid, feeCents, paidCents) => {
    expect(read({ fee, paid })).toEqual({
      state: 'read',
      report: { insurer: 'barmer', year: 2026, feeCents, paidCents },
    });
  });

  it.each([
    [{ paid: '75,01' }, ['paid']],
    [{ paid: '' }, ['paid']],
    [{ paid: '-5' }, ['paid']],
    [{ fee: '0', paid: '0' }, ['fee']],
    [{ fee: '1000,01' }, ['fee']],
    [{ fee: 'alles' }, ['fee']],
    [{ fee: '75,123' }, ['fee']],
    [{ year: '2027' }, ['year']],
    [{ year: '2020' }, ['year']],
    [{ year: '26' }, ['year']],
    [{ insurer: '', year: 'x', fee: '', paid: 'x' }, ['insurer', 'year', 'fee', 'paid']],
  ])('names every field that does not fit: %j', (more, fields) => {
    expect(refused(more)).toEqual(fields);
  });

  it('knows every insurer of the list, and no other', () => {
    const outcome = readInsurerReport({ ...typed, insurer: 'toString' }, 2026, (id) => insurerIds.has(id));
    expect(outcome).toEqual({ state: 'refused', fields: ['insurer'] });
    expect([insurerIds.size, insurerIds.has('barmer')]).toEqual([93, true]);
  });

  it('leads back to pages that there are', () => {
    for (const locale of ['de', 'en'] as const) {
      expect(reimbursementPath(locale, 'zpp2')).toBe(coursePath('zpp2', 'reimbursement', locale));
      expect(reimbursementPath(locale, 'zpp', 'barmer')).toBe(insurerPath('barmer', locale));
    }
  });
});

describe('the form', () => {
  const opened = (...answers: ('ok' | 'unreachable' | 'rate_limited')[]) => {
    const sent: Record<string, string>[] = [];
    const ids = ['one', 'two', 'three'];
    const store = createInsurerReport({
      send: (request) => {
        sent.push(request);
        const code = answers.shift() ?? 'ok';
        return Promise.resolve(code === 'ok' ? { state: 'ok', data: undefined } : { state: 'failed', code });
      },
      newId: () => ids.shift() ?? '',
      thisYear: () => 2026,
    });
    return { store, sent };
  };

  it('sends nothing while a field does not fit', async () => {
    const { store, sent } = opened();
    await store.submit({ ...typed, paid: '80' });
    expect(store.$state.get()).toEqual({ step: 'writing', wrong: ['paid'], failure: 'fields' });
    expect(sent).toEqual([]);
  });

  it('keeps its id while the same is tried again, so that it counts once', async () => {
    const { store, sent } = opened('unreachable', 'rate_limited', 'ok');
    await store.submit(typed);
    expect(store.$state.get()).toEqual({ step: 'writing', wrong: [], failure: 'failed' });
    await store.submit(typed);
    expect(store.$state.get()).toEqual({ step: 'writing', wrong: [], failure: 'busy' });
    await store.submit(typed);
    expect(store.$state.get()).toEqual({ step: 'received' });
    expect(sent.map(({ id }) => id)).toEqual(['one', 'one', 'one']);
  });
});

describe('whoever checks the reports', () => {
  const row = {
    id: '3f2a91c0aaaabbbbccccddddeeeeffff',
    insurer: 'barmer',
    course_year: 2026,
    fee_cents: 7500,
    paid_cents: 6000,
    received: Date.parse('2026-11-21T12:00:00Z'),
  };

  it('reads what was said beside what the site says', () => {
    expect(reportList([], [])).toBe('No report of what an insurer paid waits for anybody.');
    const known = [
      { id: 'barmer', name: 'BARMER', terms: { percent: 100, capEuros: 75, asOf: '2024-11-13' } },
    ];
    expect(reportList([row], known).replaceAll('\u00a0', ' ')).toBe(
      [
        '3F2A-91C0  2026-11-21  BARMER',
        '           2026: 60 € of 75 € (80%)',
        '           the site says: 100%, at most 75 €, as of 2024-11-13',
        '',
        'Look each up at the insurer’s own page; then, for example: npm run insurer-reports -- --accept 3F2A-91C0, or -- --close 3F2A-91C0',
      ].join('\n'),
    );
    expect(reportList([row], [{ id: 'barmer', name: 'BARMER' }])).toContain('says nothing of it yet');
  });

  it('gets the lines for the list of insurers, with the place for a source', () => {
    expect(termsLines(row, '2026-11-22')).toBe(
      [
        'In src/content/insurers/insurers.yaml, at "id: barmer", once a page of the insurer\'s says so:',
        '',
        '  terms:',
        '    percent: 80 # or a limit: capEuros: 60',
        "    asOf: '2026-11-22' # the day that the source names",
        "    sources: ['https://…'] # the page that says it",
      ].join('\n'),
    );
  });
});
