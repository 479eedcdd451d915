import { runSteps } from '../check/run-steps.ts';
import { checks } from '../check/steps.ts';
import { onEnd } from '../setup/processes.ts';

onEnd(() => {
  process.exit(130);
});

const { passed, failed } = await runSteps(checks);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
