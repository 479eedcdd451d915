import { createLanes } from '../check/lanes.ts';
import { prepareSteps, runSteps } from '../check/run-steps.ts';
import { checks } from '../check/steps.ts';
import { onEnd } from '../setup/processes.ts';

onEnd(() => {
  process.exit(130);
});

await prepareSteps();
const { passed, failed } = await runSteps(checks, createLanes(2));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
