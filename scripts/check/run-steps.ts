import { run } from '../setup/processes.ts';
import type { Step } from './steps.ts';

export interface Tally {
  passed: number;
  failed: number;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runStep({ name, command, args }: Step): Promise<boolean> {
  const since = performance.now();
  const { code, output } = await run(command, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)})`);
  const shown = code === 0 ? output.match(/^Warning: .*$/gm)?.join('\n') : output.trim();
  if (shown !== undefined) console.log(shown.replaceAll(/^/gm, '    '));
  return code === 0;
}

/** Runs the steps two at a time and says of each how it went. Astro writes the types that several of them read. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  await run('astro', ['sync']);
  const waiting = [...steps];
  const tally: Tally = { passed: 0, failed: 0 };
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      tally[(await runStep(next)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([lane(), lane()]);
  return tally;
}
