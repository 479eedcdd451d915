import { atom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { Answer } from './call.ts';

export type Doing<Deed> =
  | { state: 'idle' }
  | { state: 'busy' | 'done'; deed: Deed }
  | { state: 'failed'; deed: Deed; code: CallErrorCode };

/** Asking, failing, being done: one deed at a time, as a second press is ignored. */
export function createAction<Deed>() {
  const $doing = atom<Doing<Deed>>({ state: 'idle' });
  return {
    $doing,
    /** Resolves to whether that worked. */
    async run<Data>(
      deed: Deed,
      ask: () => Promise<Answer<Data>>,
      then?: (data: Data) => void | Promise<void>,
    ): Promise<boolean> {
      if ($doing.get().state === 'busy') return false;
      $doing.set({ state: 'busy', deed });
      const answer = await ask();
      if (answer.state === 'failed') {
        $doing.set({ state: 'failed', deed, code: answer.code });
        return false;
      }
      await then?.(answer.data);
      $doing.set({ state: 'done', deed });
      return true;
    },
    reset: () => {
      if ($doing.get().state !== 'busy') $doing.set({ state: 'idle' });
    },
  };
}
