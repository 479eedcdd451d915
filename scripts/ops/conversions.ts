/** What the ad platform will never get, and why. */
import { parseArgs } from 'node:util';
import { deadReport } from './dead-report.ts';
import { deadConversions } from './statements.ts';
import { tellRows } from './tell-rows.ts';

const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } });

await tellRows(deadConversions, values.remote, deadReport);
