import { atom } from 'nanostores';
import type { CallErrorCode } from '#domain/errors/error-codes.ts';
import type { Answer } from './call.ts';

export type Doing<Action, Code extends CallErrorCode> =
  | { state: 'idle' }
  | { state: 'busy' | 'done'; action: Action }
  | { state: 'failed'; action: Action; code: Code };

/** One action at a time, with its state: a second press is ignored. */
export function createAction<Action, Code extends CallErrorCode>() {
  const $doing = atom<Doing<Action, Code>>({ state: 'idle' });
  return {
    $doing,
    /** Resolves to whether it succeeded. */
    async run<Data>(
      action: Action,
      ask: () => Promise<Answer<Data, Code>>,
      then?: (data: Data) => void | Promise<void>,
    ): Promise<boolean> {
      if ($doing.get().state === 'busy') return false;
      $doing.set({ state: 'busy', action });
      const answer = await ask();
      if (answer.state === 'failed') {
        $doing.set({ state: 'failed', action, code: answer.code });
        return false;
      }
      await then?.(answer.data);
      $doing.set({ state: 'done', action });
      return true;
    },
    reset: () => {
      if ($doing.get().state !== 'busy') $doing.set({ state: 'idle' });
    },
  };
}
