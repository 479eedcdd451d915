/**
 * Makes a backup of the database restorable, and says how many rows each table has.
 *
 *   npm run backup:order -- backup.sql restore.sql
 *
 * `docs/operations.md` has the whole way, from the export to the restored database.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { orderedDump } from '../backup/ordered-dump.ts';

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) {
  console.error('Which files? As in: npm run backup:order -- backup.sql restore.sql');
  process.exit(1);
}
const { sql, rows } = orderedDump(readFileSync(from, 'utf8'));
writeFileSync(to, sql);
for (const [table, count] of Object.entries(rows)) console.log(`${String(count).padStart(9)}  ${table}`);
