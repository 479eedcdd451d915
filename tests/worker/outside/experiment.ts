import { experiments } from '#domain/experiments/generated/experiments.ts';
import { landings } from '#domain/funnel/generated/landings.ts';
import type { Experiment } from '#domain/experiments/experiment.ts';

/** As a build would that found these files and those of their landing pages, and no other experiment, while `act` runs. */
export async function withExperiments(
  described: Readonly<Record<string, Experiment>>,
  act: () => Promise<void>,
): Promise<void> {
  const pages = Object.values(described).flatMap(({ arms }) => arms.map(({ landing }) => landing));
  const found = [
    [experiments, described],
    [landings, { ...landings, ...Object.fromEntries(pages.map((page) => [page, { signIn: 'plan' }])) }],
  ] as const;
  const before = found.map(([list]) => [list, { ...list }] as const);
  const fill = ([list, files]: readonly [object, object]) => {
    for (const name of Object.keys(list)) Reflect.deleteProperty(list, name);
    Object.assign(list, files);
  };
  found.forEach(fill);
  try {
    await act();
  } finally {
    before.forEach(fill);
  }
}

export const withExperiment = (name: string, described: Experiment, act: () => Promise<void>) =>
  withExperiments({ [name]: described }, act);
