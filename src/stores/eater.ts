import { atom, type ReadableAtom } from 'nanostores';
import type { Day } from '#domain/calendar.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { eaterOfForm, type Eater } from '#domain/meal-plan/eater.ts';
import { storedForm } from '#domain/stored-answers.ts';
import type { DraftStorage } from './draft-storage.ts';
import type { Session } from './session.ts';

/** Whom meals are planned for. */
export type EaterState =
  | { state: 'asking' }
  | { state: 'known'; eater: Eater }
  /** She has not answered all questions. */
  | { state: 'unknown' }
  /** A member whose account cannot be read just now: `find` asks again. */
  | { state: 'unreachable'; code: CallErrorCode };

export interface EaterStore {
  $state: ReadableAtom<EaterState>;
  /** Looks at the answers on the device, then into the account of whoever is signed in. */
  find: () => void;
}

interface EaterDeps {
  draftStorage: Pick<DraftStorage, 'read'>;
  session: Pick<Session, '$state' | 'load' | 'refresh' | 'onForget'>;
  /** Whether a member was signed in on this device when last known. */
  expectsMember: () => boolean;
  today: () => Day;
}

/** The eater of this visitor: from her answers on the device, else from those in her account. Nothing is sent. */
export function createEater({ draftStorage, session, expectsMember, today }: EaterDeps): EaterStore {
  const $state = atom<EaterState>({ state: 'asking' });
  let asked = false;
  let begun = false;

  const fromDevice = () => {
    const draft = draftStorage.read();
    return draft?.consent && eaterOfForm(draft.form, draft.pace, today());
  };

  function fromAccount(): EaterState {
    const known = session.$state.get();
    if (known.state === 'loading') return { state: 'asking' };
    if (known.state === 'unreachable') return { state: 'unreachable', code: known.code };
    const stored = known.state === 'member' ? storedForm(known.member) : undefined;
    const eater = stored && eaterOfForm(stored.form, stored.pace, today());
    return eater ? { state: 'known', eater } : { state: 'unknown' };
  }

  function look() {
    const eater = fromDevice();
    if (eater) $state.set({ state: 'known', eater });
    else $state.set(asked ? fromAccount() : { state: 'unknown' });
  }

  return {
    $state,
    find() {
      if (asked) {
        if (session.$state.get().state === 'unreachable') void session.refresh();
        else look();
        return;
      }
      asked = expectsMember();
      if (!begun) {
        session.onForget(() => {
          $state.set({ state: 'unknown' });
        });
      }
      begun = true;
      if (asked) {
        session.$state.listen(look);
        session.load();
      }
      look();
    },
  };
}
