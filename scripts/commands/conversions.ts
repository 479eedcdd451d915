/**
 * What the ad platform will never get, and why.
 *
 *   npm run conversions [-- --remote]
 *
 * Of this machine's site (`PORT` names it), or of the deployed one.
 */
import { parseArgs } from 'node:util';
import { deadReport } from '../conversions/dead-report.ts';
import { tellOf } from '../setup/operator-query.ts';

const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } });

await tellOf('SELECT * FROM dead_conversions ORDER BY at DESC LIMIT 1000', values.remote, deadReport);
