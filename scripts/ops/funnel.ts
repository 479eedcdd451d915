/**
 * Conversion funnel: visitors at each step, and how many are lost between two. `--words` lists searches in the questions
 * without a result. Numbers below five are not shown.
 */
import { parseArgs } from '../setup/options.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { divisions, type CountRow } from '#domain/funnel/report.ts';
import { leastShown } from '#domain/funnel/small-numbers.ts';
import { countStatement, funnelReport, wordReport, wordStatement } from './funnel-report.ts';
import { fail } from '../setup/processes.ts';
import { databaseOptions, printRows } from './print-rows.ts';

const { values } = parseArgs({
  options: {
    ...databaseOptions,
    days: { type: 'string', default: '30' },
    by: { type: 'string' },
    words: { type: 'boolean', default: false },
  },
});

const days = Number(values.days);
if (!Number.isInteger(days) || days < 1 || days > 800)
  fail('How many days? A whole number from 1 to 800, as in --days 30');
const division = divisions.find((known) => known === values.by);
if (values.by !== undefined && division === undefined) fail(`By what? One of ${divisions.join(', ')}.`);

if (values.words) await printRows(wordStatement(leastShown), values, wordReport);
else
  await printRows(countStatement(dayInGermany(new Date()), days), values, (rows: readonly CountRow[]) =>
    funnelReport(rows, division),
  );
