import { experiments } from '#domain/experiments/generated/experiments.ts';
import { landings } from '#domain/funnel/generated/landings.ts';
import type { Experiment } from '#domain/experiments/experiment.ts';

const forget = (list: object, names: readonly string[]) => {
  for (const name of names) Reflect.deleteProperty(list, name);
};

/** Adds it as a build would that found its file and those of its landing pages, while `act` runs. */
export async function withExperiment(
  name: string,
  described: Experiment,
  act: () => Promise<void>,
): Promise<void> {
  const pages = described.arms.map(({ landing }) => landing);
  Object.assign(experiments, { [name]: described });
  Object.assign(landings, Object.fromEntries(pages.map((page) => [page, { signIn: 'plan' }])));
  try {
    await act();
  } finally {
    forget(experiments, [name]);
    forget(landings, pages);
  }
}
