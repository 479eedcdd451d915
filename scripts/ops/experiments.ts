/** What the paid orders of each experiment say of its landing pages. */
import { parseArgs } from '../setup/options.ts';
import { experiments } from '#domain/experiments/generated/experiments.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { armStatement, experimentReport, type ArmRow } from './experiment-report.ts';
import { databaseOptions, printRows } from './print-rows.ts';

const { values } = parseArgs({ options: databaseOptions });

await printRows(armStatement, values, (rows: readonly ArmRow[]) =>
  experimentReport(rows, experiments, dayInGermany(new Date())),
);
