import { atom } from 'nanostores';
import { speedGroupings, type SpeedView } from '#domain/numbers/speed-view.ts';
import { readSpeed } from '#site/api/numbers.ts';
import { latest } from '#site/browser/latest.ts';
import { call } from '#site/browser/member-call.ts';
import type { Query } from './state.ts';
import type { NumbersCode } from './texts.ts';

type SpeedState =
  | { step: 'loading'; view?: SpeedView | undefined }
  | { step: 'failed'; code: NumbersCode }
  | { step: 'shown'; view: SpeedView };

const ask = call(readSpeed);

/** The speed of the period that the page shows; the last answer stays while another one is on its way. */
export function createSpeed() {
  const requests = latest();
  const $state = atom<SpeedState>({ step: 'loading' });
  let loading: Promise<void> | undefined;

  async function read({ period, by: wanted }: Query) {
    const isLatest = requests.begin();
    const before = $state.get();
    $state.set({ step: 'loading', view: 'view' in before ? before.view : undefined });
    // Of nothing else is known how fast its pages were.
    const by = speedGroupings.find((one) => one === wanted) ?? 'none';
    const answer = await ask({ period, by });
    if (!isLatest()) return;
    $state.set(
      answer.state === 'failed'
        ? { step: 'failed', code: answer.code }
        : { step: 'shown', view: answer.data },
    );
  }

  return {
    $state,
    load(query: Query) {
      loading = read(query);
      return loading;
    },
    /** For a file; undefined if it cannot be had. */
    async view(): Promise<SpeedView | undefined> {
      await loading;
      const state = $state.get();
      return state.step === 'shown' ? state.view : undefined;
    },
  };
}

export type SpeedStore = ReturnType<typeof createSpeed>;
