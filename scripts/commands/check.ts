import { runChecks } from '../check/run-checks.ts';
import { onEnd } from '../setup/processes.ts';

onEnd(() => {
  process.exit(130);
});

const { passed, failed } = await runChecks(2);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
