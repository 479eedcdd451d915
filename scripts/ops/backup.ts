/** Makes a database backup restorable (docs/operations.md), and prints each table's number of rows. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fail } from '../setup/processes.ts';
import { orderedDump } from './ordered-dump.ts';

const [verb, from, to] = process.argv.slice(2);
if (verb !== 'order' || from === undefined || to === undefined) {
  fail('Which files? As in npm run ops -- backup order backup.sql restore.sql');
}
const { sql, rows } = orderedDump(readFileSync(from, 'utf8'));
writeFileSync(to, sql);
for (const [table, count] of Object.entries(rows)) console.log(`${String(count).padStart(9)}  ${table}`);
