import { atom, type ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { HealthConsent } from '#domain/health-consent.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import { informationOf } from '#domain/stored-answers.ts';
import type { Session, User } from '../session.ts';
import type { Answers } from './answers.ts';
import type { Kept } from './keep-answers.ts';

/** What becomes of finished answers. */
export type Storing =
  /** They are on this device. She may keep them in her account, or in the one that she will have. */
  | { state: 'offered'; signedIn: boolean }
  /** Who she is, is being found out. */
  | { state: 'asking' }
  | { state: 'storing' }
  | { state: 'stored' }
  /** It goes on by itself when the connection is back. */
  | { state: 'waiting' }
  /** Her sign-in has ended; with a new one it goes on. */
  | { state: 'signed-out' }
  | { state: 'failed'; code: CallErrorCode };

export interface StoringDeps {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  /** Whether somebody was signed in on this device when it was last known. */
  expectsSomebody: () => boolean;
  answers: Pick<Answers, 'draft' | 'change' | 'areStored' | 'markStored'>;
  keep: (userId: string, consent: HealthConsent, answers: OnboardingAnswers) => Promise<Kept>;
  online: { is: () => boolean; onChange: (changed: () => void) => void };
  /** The Worker wants something answered anew. */
  onRefusal: (code: CallErrorCode) => boolean;
}

export interface StoringStore {
  $storing: ReadableAtom<Storing>;
  /** Finished answers are shown, or none are any more. */
  offer: (answers: OnboardingAnswers | undefined) => void;
  /** She wants them kept: now, or as soon as somebody is signed in. */
  keep: () => void;
}

export function createStoring(deps: StoringDeps): StoringStore {
  const { session, answers, online } = deps;
  const $storing = atom<Storing>({ state: 'offered', signedIn: false });
  let finished: OnboardingAnswers | undefined;
  /** A later one counts; what an earlier one still brings is dropped. */
  let turn = 0;

  async function store({ id }: User, given: OnboardingAnswers, consent: HealthConsent) {
    const mine = (turn += 1);
    $storing.set({ state: 'storing' });
    const { pace } = answers.draft();
    const onboardingInformation = informationOf(given, pace, consent);
    const kept = await deps.keep(id, consent, { ...given, onboardingInformation });
    if (mine !== turn) return;
    if (kept.state === 'kept') {
      answers.markStored();
      $storing.set({ state: 'stored' });
      await session.refresh();
      return;
    }
    const { code } = kept;
    if (deps.onRefusal(code)) return;
    if (code === 'unauthenticated' || code === 'token_refused') $storing.set({ state: 'signed-out' });
    else if (code === 'unreachable' && !online.is()) $storing.set({ state: 'waiting' });
    else $storing.set({ state: 'failed', code });
  }

  function consider() {
    if (!finished || $storing.get().state === 'storing') return;
    const known = session.$state.get();
    const { consent, keep } = answers.draft();
    if (answers.areStored()) $storing.set({ state: 'stored' });
    else if (known.state === 'user') {
      const mayStore = keep || !known.user.onboardingCompleted;
      if (mayStore && consent) void store(known.user, finished, consent);
      else $storing.set({ state: 'offered', signedIn: true });
    } else if (!keep && !deps.expectsSomebody()) $storing.set({ state: 'offered', signedIn: false });
    else if (known.state === 'loading') $storing.set({ state: 'asking' });
    else if (known.state === 'nobody') $storing.set({ state: 'offered', signedIn: false });
    else $storing.set(online.is() ? { state: 'failed', code: known.code } : { state: 'waiting' });
  }

  session.$state.listen(consider);
  online.onChange(() => {
    if (!online.is() || $storing.get().state !== 'waiting') return;
    if (session.$state.get().state === 'unreachable') void session.refresh();
    else consider();
  });

  return {
    $storing,
    offer(given) {
      finished = given;
      if (!given) {
        turn += 1;
        $storing.set({ state: 'offered', signedIn: false });
        return;
      }
      session.load();
      consider();
    },
    keep() {
      const { state } = $storing.get();
      if (state === 'storing' || state === 'stored') return;
      answers.change({ keep: true });
      if (session.$state.get().state === 'unreachable') void session.refresh();
      else consider();
    },
  };
}
