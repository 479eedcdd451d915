import { readOrStop } from '../../content-check/read-or-stop.ts';

/** All experiments by name: a closed list of what may be counted, and what the Worker draws. */
export async function allExperiments(project: string): Promise<Record<string, string>> {
  const named = (await readOrStop('experiments', project)).map(({ id, data }) => [id, data] as const);
  return {
    'src/domain/experiments/generated/experiments.ts': `import type { Experiment } from '../experiment.ts';

export const experiments: Readonly<Record<string, Experiment>> = ${JSON.stringify(Object.fromEntries(named))};
`,
  };
}
