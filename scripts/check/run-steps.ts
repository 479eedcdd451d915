import { run } from '../setup/processes.ts';
import type { Lane } from './lanes.ts';
import type { Step } from './steps.ts';
import { sumOf, timed, type Part } from './tally.ts';

/** One static check: its verdict as a line, and its output where something is wrong. */
async function runStep({ name, command, args }: Step): Promise<Part> {
  const { code, output, seconds } = await timed(() => run(command, args));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  const shown = code === 0 ? output.match(/^Warning: .*$/gm)?.join('\n') : output.trim();
  if (shown !== undefined) console.log(shown.replaceAll(/^/gm, '    '));
  return { name, seconds, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Astro writes the types that several checks read. */
export const prepareSteps = () => run('astro', ['sync']);

/** Runs the static checks as there are lanes for them; some wait until a build that is under way is done. */
export async function runSteps(
  steps: readonly Step[],
  lane: Lane,
  built: Promise<unknown> = Promise.resolve(),
): Promise<Part> {
  const parts = await Promise.all(
    steps.map(async (step) => {
      if (step.afterBuild) await built;
      return lane(() => runStep(step));
    }),
  );
  return {
    name: 'static checks',
    ...sumOf(parts),
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
