import { DatabaseSync } from 'node:sqlite';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  countStatement,
  funnelReport,
  wordReport,
  wordStatement,
} from '../../../scripts/ops/funnel-report.ts';
import { row } from './counted.ts';

const migrations = 'functions/database/migrations';
const schema = (upTo = '~', from = '') =>
  globSync('*.sql', { cwd: migrations })
    .toSorted()
    .filter((name) => name > from && name < upTo)
    .map((name) => readFileSync(`${migrations}/${name}`, 'utf8'))
    .join('\n');

it('funnel report: shows each step with its share and loss, and no number under five', () => {
  const rows = [
    row('course', 200),
    row('course-reimbursement', 90),
    row('course-requirements', 1200),
    row('course-sign-in', 20),
    row('course-email', 30),
    row('course-order', 60),
    row('course-payment', 3),
  ];
  const course = funnelReport(rows, undefined).split('\n\n')[1];
  expect(course?.split('\n')).toEqual([
    'The course',
    '                          visits  of step before',
    'course                       200',
    'course-reimbursement          90           45.0%  110 lost',
    'course-requirements        1,200         1333.3%  1,110 entered here',
    'course-sign-in                20            1.7%',
    // Visitors who are not asked for an address have not dropped out.
    'course-email                  30            2.5%',
    'course-order                  60            5.0%  1,140 lost',
    'course-payment           under 5',
    'course-paid              under 5',
  ]);
});

it('funnel report: prints a table for each part, or says that nothing was counted', () => {
  const rows = [row('landing', 10), row('landing', 20, { campaign: 'social' })];
  const report = funnelReport(rows, 'campaign');
  expect(report).toMatch(/^The app, campaign: none\n +visits .*\nlanding +10\n/);
  expect(report).toMatch(/\nThe app, campaign: social\n +visits .*\nlanding +20\n/);
  expect(report).toMatch(/\nquestion-4, activity +under 5\n/);
  expect(funnelReport([], undefined)).toBe('Nothing was counted in this period.');
});

it('funnel report: sums the requested days, and leaves out rare words', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(schema());
  database.exec(`
    INSERT INTO step_counts VALUES ('2026-11-21', 'paid', 'de', 'none', '', '', '', '', 4), ('2026-11-22', 'paid', 'de', 'none', '', 'recipe', 'phone', '', 3), ('2026-11-20', 'paid', 'de', 'none', '', '', '', '', 90);
    INSERT INTO search_misses VALUES ('2026-11-16', 'de', 'klarna', 3), ('2026-11-09', 'de', 'klarna', 2), ('2026-11-16', 'en', 'klarna', 4);
  `);
  const plain = (statement: string) =>
    database
      .prepare(statement)
      .all()
      .map((found) => ({ ...found }));
  expect(plain(countStatement('2026-11-22', 2))).toEqual([row('paid', 7)]);
  expect(plain(countStatement('2026-11-22', 1))).toEqual([row('paid', 3)]);
  expect(plain(wordStatement(5))).toEqual([{ language: 'de', word: 'klarna', n: 5 }]);
  expect(wordReport([{ language: 'de', word: 'klarna', n: 5 }])).toBe('     5  de  klarna');
  expect(wordReport([])).toMatch(/^No word/);
});

it('funnel report: shows what was counted before entry pages and devices were', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(schema('0009'));
  database.exec("INSERT INTO funnel_counts VALUES ('2026-11-22', 'paid', 'de', 'none', '', 7)");
  database.exec(schema('~', '0009'));
  const found = database.prepare(countStatement('2026-11-22', 1)).all();
  expect(found.map((one) => ({ ...one }))).toEqual([row('paid', 7)]);
});
