/** Conversions that will never reach the ad platform, and why. */
import { parseArgs } from '../setup/options.ts';
import { deadReport } from './dead-report.ts';
import { deadConversions } from './statements.ts';
import { placeOptions, printRows } from './print-rows.ts';

const { values } = parseArgs({ options: placeOptions });

await printRows(deadConversions, values, deadReport);
