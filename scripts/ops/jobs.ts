/** Fails if a cron job has stopped: for monitoring from outside (`.github/workflows/watch.yml`). */
import { parseArgs } from '../setup/options.ts';
import { fail } from '../setup/processes.ts';
import { databaseOptions, rowsOf } from './print-rows.ts';
import { lateJobs, type LateJob } from './statements.ts';

const { values } = parseArgs({ options: databaseOptions });
const late = await rowsOf<LateJob>(lateJobs, values);
const listed = late.map(({ job, last }) =>
  last === null ? `${job}: has never run` : `${job}: not since ${new Date(last).toISOString()}`,
);
if (late.length > 0) fail('Jobs have stopped. See docs/operations.md, “Stopped jobs”.', listed.join('\n'));
console.log('Every job has come to its end within 26 hours.');
