import { experiments } from '#domain/experiments/generated/experiments.ts';
import { landings } from '#domain/funnel/generated/landings.ts';
import type { Experiment } from '#domain/experiments/experiment.ts';

/** Its landing pages are in `tests/worker/site`. */
export const experiment: Experiment = {
  question: 'Welche Seite bringt mehr?',
  owner: 'Anna Beispiel',
  begin: '2027-01-11',
  end: '2027-03-08',
  arms: [
    { landing: 'one-in-tests', share: 70 },
    { landing: 'other-in-tests', share: 30 },
  ],
  decides: 'paid',
  effect: 30,
};

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
