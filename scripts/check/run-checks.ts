import { spawnSync } from 'node:child_process';
import { outcomeOf } from '../setup/side-by-side.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** The scripts `check:…` of package.json. */
export async function runChecks(atOnce: number): Promise<Tally> {
  // Several checks read the types that Astro writes.
  spawnSync('astro', ['sync'], { stdio: 'ignore' });
  const ended = await outcomeOf(['node:check:*'], { maxProcesses: atOnce, group: true });
  const failed = ended.filter(({ exitCode }) => exitCode !== 0);
  for (const { command } of failed) console.log(`✗ check:${command.name}`);
  return { passed: ended.length - failed.length, failed: failed.length };
}
