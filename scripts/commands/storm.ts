/**
 * `npm run storm`: a thousand visitors in random races, a crashing Worker, reordered webhook events, outages of every
 * service; afterwards our orders are compared with the payment service's, and requests and jobs are timed without
 * other load. `-- 200` sets the number of visitors, `-- --scale 10` first adds 10,000 members to the database,
 * `VALEA_SEED=…` repeats a run. Everything runs locally.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from '../setup/options.ts';
import { fail } from '../setup/processes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
});
const visitors = Number(positionals[0] ?? 1_000);
const scale = Number(values.scale);
const isWithin = (value: number, most: number) => Number.isInteger(value) && value > 0 && value <= most;
if (!isWithin(visitors, 10_000)) fail('The number of visitors must be from 1 to 10000.');
if (!isWithin(scale, 100)) fail('--scale must be from 1 to 100.');
const began = performance.now();

const config = 'tests/worker/vitest.config.ts';
const storm = spawn('vitest', ['run', '--config', config, 'payments/storm', '--silent=false'], {
  stdio: 'inherit',
  env: { ...process.env, VALEA_VISITORS: String(visitors), VALEA_MEMBERS: String(scale * 1_000) },
});
storm.on('exit', (code) => {
  console.log(
    `${code === 0 ? 'The books agree' : 'The books differ'} (${((performance.now() - began) / 1000).toFixed(0)} s).`,
  );
  process.exit(code ?? 1);
});
