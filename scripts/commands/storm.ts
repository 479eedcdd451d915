/**
 * `npm run storm`: a thousand visitors in random races, a Worker that crashes, webhook events in any order, outages of
 * every
 * service; afterwards our books are compared with the payment service's. `VALEA_SEED=…` repeats a run, `-- 200` sets
 * the
 * number of visitors. Everything runs on this machine alone.
 */
import { onEnd, start } from '../setup/processes.ts';

const [visitors = '1000'] = process.argv.slice(2);
const began = performance.now();

onEnd(() => {
  process.exit(130);
});

const config = 'tests/worker/vitest.config.ts';
const storm = start('vitest', ['run', '--config', config, 'payments/storm', '--silent=false'], {
  stdio: 'inherit',
  env: { ...process.env, VALEA_VISITORS: visitors },
});
storm.on('exit', (code) => {
  console.log(
    `${code === 0 ? 'The books agree' : 'The books differ'} (${((performance.now() - began) / 1000).toFixed(0)} s).`,
  );
  process.exit(code ?? 1);
});
