import type { ReadableAtom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { Plan } from '#domain/plan.ts';
import type { Form, FormField, QuestionProblem, QuestionScreen } from '#domain/questions.ts';
import type { SavingStore } from './saving.store.ts';

/** The onboarding's screens, each with what it shows. */
export type Shown =
  | { screen: 'welcome'; note?: 'withdrawn' }
  /** `onDevice`: the answers outlive the tab. A mail may remind a visitor of those. */
  | { screen: 'paused'; onDevice: boolean; canRemind: boolean }
  | {
      screen: 'question';
      question: QuestionScreen;
      form: Form;
      ready: boolean;
      problems: readonly QuestionProblem[];
    }
  | { screen: 'consent'; note?: 'again' | 'declined' | 'clock' }
  | { screen: 'too-young'; form: Form }
  | { screen: 'summary'; answers: OnboardingAnswers; pace: number; plan: Plan; problem?: CallErrorCode };

export type OnboardingState = Shown & {
  offline: boolean;
  /** Whether a reload would find the answers again. */
  lasting: boolean;
};

export interface Onboarding extends Pick<SavingStore, '$saving' | 'save'> {
  $state: ReadableAtom<OnboardingState>;
  /** Whether the first screen waits until it is known what the member's account holds. */
  $isOpening: ReadableAtom<boolean>;
  /** Whether she has the app already: then it is not offered to her. */
  $hasApp: ReadableAtom<boolean>;
  /** Goes on with what is there: answers on the device, or those in the member's account. */
  start: () => void;
  /** To the first question, or to the one where the visitor paused. */
  begin: () => void;
  type: (field: FormField, typed: string) => void;
  next: () => void;
  back: () => void;
  pause: () => void;
  agree: () => void;
  decline: () => void;
  setPace: (pace: number) => void;
  /** The slider has been let go: the pace may be saved. */
  commitPace: () => void;
  /** Saves to an account that is signed in to on this page, because leaving it would lose the answers. */
  saveHere: () => void;
  edit: () => void;
  /** Withdraws the consent and deletes the answers, wherever they are. */
  withdraw: () => Promise<void>;
  /** The page comes back out of the back-forward cache: another tab may have changed the answers. */
  wake: () => void;
}
