import { runChecks } from '../check/run-checks.ts';

const { passed, failed } = await runChecks(2);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
