/** The fault-injecting upstream as a process of its own: `node tests/faults/main.ts`. */
import { startControl } from './control.ts';
import { startUpstream } from './upstream.ts';

const upstream = await startUpstream(Number(process.env['FAULTS_PORT'] ?? 9171));
const control = await startControl(upstream, Number(process.env['FAULTS_CONTROL_PORT'] ?? 9172));

console.log(`faults: answering on ${upstream.url}`);
console.log(`faults: steered on ${control.url}, as in`);
console.log(`  curl -X PUT ${control.url}/fault -d '{"mode":"slow","milliseconds":3000}'`);
console.log(`  curl ${control.url}/received`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => {
    void Promise.all([control.stop(), upstream.stop()]).then(() => process.exit(0));
  });
}
