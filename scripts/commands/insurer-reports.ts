/**
 * What visitors say that their insurers paid: a moderation queue. Nothing of it is shown before a person has checked it.
 *
 *   npm run insurer-reports [-- --remote]
 *   npm run insurer-reports [-- --remote] --accept 3F2A-91C0
 *   npm run insurer-reports [-- --remote] --close 3F2A-91C0
 *
 * Of this machine's site (`PORT` names it), or of the deployed one. `--accept` prints what goes into the list of insurers
 * with its source, and takes the report off this list; `--close` is for one that is wrong, or that nobody can confirm.
 */
import { parseArgs } from 'node:util';
import { dayInGermany } from '#domain/calendar.ts';
import { readContent } from '../../src/content-check/check-content.ts';
import { reportList, termsLines, type InsurerReportRow } from '../insurers/insurer-reports.ts';
import { tellOf } from '../setup/operator-query.ts';

const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    accept: { type: 'string' },
    close: { type: 'string' },
  },
});

const named = values.accept ?? values.close;
const digits = named?.replaceAll(/[^\da-z]/gi, '').toLowerCase();
if (digits !== undefined && !/^[\da-f]{8,32}$/.test(digits)) {
  console.error(
    'Which report? Its number has eight digits at least, as in: npm run insurer-reports -- --close 3F2A-91C0',
  );
  process.exit(1);
}

const columns = 'id, insurer, course_year, fee_cents, paid_cents, received';
const accepted = values.accept === undefined ? 0 : 1;
const statement =
  digits === undefined
    ? `SELECT ${columns} FROM insurer_reports WHERE closed IS NULL ORDER BY insurer, received LIMIT 500`
    : `UPDATE insurer_reports SET closed = unixepoch() * 1000, accepted = ${accepted} WHERE closed IS NULL AND id LIKE '${digits}%' RETURNING ${columns}`;

async function report(rows: readonly InsurerReportRow[]): Promise<string> {
  if (digits === undefined) {
    const { entries } = await readContent('insurers', process.cwd());
    return reportList(
      rows,
      entries.map(({ data }) => data),
    );
  }
  if (rows.length === 0) return 'No report of that number waits.';
  if (values.accept === undefined) return `Closed: ${rows.length}`;
  return rows.map((row) => termsLines(row, dayInGermany(new Date()))).join('\n\n');
}

await tellOf(statement, values.remote, report);
