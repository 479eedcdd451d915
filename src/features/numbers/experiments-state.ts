import { atom } from 'nanostores';
import { readExperiments } from '#site/api/numbers.ts';
import { call } from '#site/browser/member-call.ts';
import type { ExperimentReport } from '#domain/experiments/report.ts';
import type { NumbersCode } from './texts.ts';

type ExperimentsState =
  | { step: 'loading' }
  | { step: 'failed'; code: NumbersCode }
  | { step: 'shown'; experiments: readonly ExperimentReport[] };

const ask = call(readExperiments);

/** Whatever period is chosen: an experiment has its own. */
export function createExperiments() {
  const $state = atom<ExperimentsState>({ step: 'loading' });
  return {
    $state,
    async load() {
      $state.set({ step: 'loading' });
      const answer = await ask();
      $state.set(
        answer.state === 'failed'
          ? { step: 'failed', code: answer.code }
          : { step: 'shown', experiments: answer.data.experiments },
      );
    },
  };
}
