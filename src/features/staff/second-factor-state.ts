import { atom, type ReadableAtom } from 'nanostores';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';
import { codeIn } from '#domain/identity/sign-in.ts';
import type { Failure, FactorKey, Identity } from '#site/browser/identity/identity.ts';

export type FactorState =
  | { step: 'unknown' }
  | { step: 'off'; busy: boolean; problem?: IdentityCode }
  /** The key waits for the first code of the app. */
  | { step: 'key'; key: string; link: string; busy: boolean; problem?: IdentityCode }
  | { step: 'on' };

export interface SecondFactorStore {
  $state: ReadableAtom<FactorState>;
  load: () => Promise<void>;
  begin: () => Promise<void>;
  confirm: (typed: string) => Promise<void>;
  cancel: () => void;
}

/** Enrolling a second factor for the signed-in account. */
export function createSecondFactor(
  identity: () => Promise<Pick<Identity, 'usedSecondFactor' | 'addSecondFactor'>>,
): SecondFactorStore {
  const $state = atom<FactorState>({ step: 'unknown' });
  let confirmKey: FactorKey['confirm'] | undefined;

  const ask = <Result>(answer: Promise<Result>): Promise<Result | Failure> =>
    answer.catch(() => ({ state: 'failed', code: 'sign_in_unavailable' }));

  return {
    $state,
    async load() {
      const isUsed = await identity().then(
        (it) => it.usedSecondFactor(),
        () => false,
      );
      $state.set(isUsed ? { step: 'on' } : { step: 'off', busy: false });
    },
    async begin() {
      const state = $state.get();
      if (state.step !== 'off' || state.busy) return;
      $state.set({ step: 'off', busy: true });
      const answer = await ask(identity().then((it) => it.addSecondFactor()));
      if (answer.state === 'failed') {
        $state.set({ step: 'off', busy: false, problem: answer.code });
        return;
      }
      const { key, link, confirm } = answer;
      confirmKey = confirm;
      $state.set({ step: 'key', key, link, busy: false });
    },
    async confirm(typed) {
      const state = $state.get();
      if (state.step !== 'key' || state.busy || !confirmKey) return;
      const code = codeIn(typed);
      if (code === undefined) {
        $state.set({ ...state, problem: 'code_malformed' });
        return;
      }
      const { key, link } = state;
      $state.set({ step: 'key', key, link, busy: true });
      const answer = await ask(confirmKey(code));
      if (answer.state === 'done') $state.set({ step: 'on' });
      else if (answer.code === 'code_expired' || answer.code === 'sign_in_again')
        $state.set({ step: 'off', busy: false, problem: answer.code });
      else $state.set({ ...state, problem: answer.code });
    },
    cancel() {
      const state = $state.get();
      if (state.step === 'key' && !state.busy) $state.set({ step: 'off', busy: false });
    },
  };
}
