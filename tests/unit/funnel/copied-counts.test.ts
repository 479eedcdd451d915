import { DatabaseSync } from 'node:sqlite';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const migrations = 'functions/database/migrations';
const schema = (upTo: string, from = '') =>
  globSync('*.sql', { cwd: migrations })
    .toSorted()
    .filter((name) => name > from && name < upTo)
    .map((name) => readFileSync(`${migrations}/${name}`, 'utf8'))
    .join('\n');

it('counting: what was counted before entry pages and devices were is still there', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(schema('0009'));
  database.exec("INSERT INTO funnel_counts VALUES ('2026-11-22', 'paid', 'de', 'search', '', 7)");
  database.exec(schema('~', '0009'));
  const found = database
    .prepare(
      "SELECT division, part, n FROM step_sums WHERE division IN ('none', 'campaign') ORDER BY division",
    )
    .all();
  expect(found.map((row) => ({ ...row }))).toEqual([
    { division: 'campaign', part: 'search', n: 7 },
    { division: 'none', part: '', n: 7 },
  ]);
});
