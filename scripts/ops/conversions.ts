/** Conversions that will never reach the ad platform, and why. */
import { parseArgs } from '../setup/options.ts';
import { deadReport } from './dead-report.ts';
import { deadConversions } from './statements.ts';
import { printRows } from './print-rows.ts';

const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } });

await printRows(deadConversions, values.remote, deadReport);
