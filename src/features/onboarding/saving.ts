import { atom, type ReadableAtom } from 'nanostores';
import type { HealthConsent } from '#domain/consent/health-consent.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import { saveAnswers } from '#site/browser/answers/save-answers.ts';
import { latest } from '#site/browser/latest.ts';
import type { Member, Session } from '#site/browser/session.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import type { Answers } from './answers.ts';
import type { OnboardingCode } from './codes.ts';

/** The state of finished answers. */
export type Saving =
  /** Only on this device. They can be saved to the account, or to a new one. */
  | { state: 'offered'; signedIn: boolean }
  /** Checking whether a member is signed in. */
  | { state: 'asking' }
  | { state: 'storing' }
  | { state: 'stored' }
  /** Saving continues automatically when the connection is back. */
  | { state: 'waiting' }
  /** The sign-in has ended; saving continues after the next. */
  | { state: 'signed-out' }
  | { state: 'failed'; code: OnboardingCode };

interface SavingParts {
  session: Pick<Session, '$state' | 'load' | 'refresh'>;
  answers: Answers;
  /** The Worker refused; returns whether another screen handles it. */
  onRefusal: (code: OnboardingCode) => boolean;
}

export interface SavingStore {
  $saving: ReadableAtom<Saving>;
  /** Follows the session and the connection, until the signal. */
  follow: (until: { signal: AbortSignal }) => void;
  /** Whether finished answers are shown. */
  offer: (answers: OnboardingAnswers | undefined) => void;
  /** Saves them now, or as soon as a member is signed in. */
  save: () => void;
}

/** Saves finished answers to the account: on request, and automatically for a member who has none yet. */
export function createSaving({ session, answers, onRefusal }: SavingParts): SavingStore {
  const $saving = atom<Saving>({ state: 'offered', signedIn: false });
  let finished: OnboardingAnswers | undefined;
  const attempts = latest();

  async function store({ id }: Member, given: OnboardingAnswers, consent: HealthConsent) {
    const isLatest = attempts.begin();
    $saving.set({ state: 'storing' });
    const { pace } = answers.draft();
    const saved = await saveAnswers(id, { answers: given, pace, consent });
    if (!isLatest()) return;
    if (saved.state === 'saved') {
      answers.markSaved();
      $saving.set({ state: 'stored' });
      await session.refresh();
      return;
    }
    const { code } = saved;
    if (onRefusal(code)) return;
    if (code === 'unauthenticated' || code === 'token_refused') $saving.set({ state: 'signed-out' });
    else if (code === 'unreachable' && !navigator.onLine) $saving.set({ state: 'waiting' });
    else $saving.set({ state: 'failed', code });
  }

  function consider() {
    if (!finished || $saving.get().state === 'storing') return;
    const known = session.$state.get();
    const { consent, keep } = answers.draft();
    if (answers.areSaved()) $saving.set({ state: 'stored' });
    else if (known.state === 'member') {
      const mayStore = keep || !known.member.onboardingCompleted;
      if (mayStore && consent) void store(known.member, finished, consent);
      else $saving.set({ state: 'offered', signedIn: true });
    } else if (!keep && !expectsMember()) $saving.set({ state: 'offered', signedIn: false });
    else if (known.state === 'loading') $saving.set({ state: 'asking' });
    else if (known.state === 'visitor') $saving.set({ state: 'offered', signedIn: false });
    else $saving.set(navigator.onLine ? { state: 'failed', code: known.code } : { state: 'waiting' });
  }

  return {
    $saving,
    follow(until) {
      until.signal.addEventListener('abort', session.$state.listen(consider));
      const isBack = () => {
        if ($saving.get().state !== 'waiting') return;
        if (session.$state.get().state === 'unreachable') void session.refresh();
        else consider();
      };
      addEventListener('online', isBack, until);
    },
    offer(given) {
      finished = given;
      if (!given) {
        attempts.begin();
        $saving.set({ state: 'offered', signedIn: false });
        return;
      }
      session.load();
      consider();
    },
    save() {
      const { state } = $saving.get();
      if (state === 'storing' || state === 'stored') return;
      answers.change({ keep: true });
      if (session.$state.get().state === 'unreachable') void session.refresh();
      else consider();
    },
  };
}
