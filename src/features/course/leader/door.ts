import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { readParticipants, type ParticipantView } from '#site/api/course-leader.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { call, session } from '#site/browser/page-session.ts';

type DoorState =
  | { step: 'looking' }
  /** To all but the course leader this is a page that does not exist. */
  | { step: 'closed' }
  | { step: 'unreachable'; code: CallErrorCode }
  | { step: 'open'; participants: readonly ParticipantView[] };

interface Door {
  $state: ReadableAtom<DoorState>;
  start: () => void;
  look: () => Promise<void>;
}

/** Shows or hides what the page says to everybody else. */
function pretend(isNothingHere: boolean) {
  const nothing = document.querySelector<HTMLElement>('#nothing-here');
  if (nothing) nothing.hidden = !isNothingHere;
}

/** Asks the Worker whether the member who is signed in leads the courses; nothing of her page is loaded before. */
export function openDoor(): Door {
  const $state = atom<DoorState>({ step: expectsMember() ? 'looking' : 'closed' });
  const set = (state: DoorState) => {
    $state.set(state);
    pretend(state.step === 'closed');
  };
  async function look() {
    if ($state.get().step !== 'open') set({ step: 'looking' });
    const answer = await call(readParticipants)();
    if (answer.state === 'ok') set({ step: 'open', participants: answer.data.participants });
    else if (answer.code === 'unreachable') set({ step: 'unreachable', code: answer.code });
    else set({ step: 'closed' });
  }
  return {
    $state,
    look,
    start() {
      if ($state.get().step === 'closed') return;
      pretend(false);
      session.$state.subscribe(({ state }) => {
        if (state === 'visitor') set({ step: 'closed' });
        // The desk is behind an endpoint of its own, which may answer where the data API does not.
        else if ((state === 'member' || state === 'unreachable') && $state.get().step === 'looking')
          void look();
      });
      session.load();
    },
  };
}
