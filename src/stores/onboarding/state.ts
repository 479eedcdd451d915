import type { CallErrorCode } from '#domain/error-codes.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { Plan } from '#domain/plan.ts';
import type { AnswerFault, Form, FormField, Question } from '#domain/questions.ts';
import type { ReadableAtom } from 'nanostores';
import type { StoringStore } from './storing.ts';

/** What the onboarding shows. */
export type Shown =
  | { screen: 'welcome'; notice?: 'withdrawn' }
  /** `onDevice`: the answers outlive the tab. */
  | { screen: 'paused'; onDevice: boolean }
  | { screen: 'question'; question: Question; form: Form; ready: boolean; fault?: AnswerFault }
  | { screen: 'consent'; notice?: 'again' | 'declined' }
  | { screen: 'too-young'; form: Form }
  | { screen: 'summary'; answers: OnboardingAnswers; pace: number; plan: Plan; fault?: CallErrorCode };

export type OnboardingState = Shown & {
  offline: boolean;
  /** Whether a reload would find the answers again. */
  lasting: boolean;
};

export interface Onboarding extends Pick<StoringStore, '$storing' | 'keep'> {
  $state: ReadableAtom<OnboardingState>;
  /** Takes up what is there: answers on the device, or those in her account. */
  start: () => void;
  /** The first question, or the one where she paused. */
  begin: () => void;
  type: (field: FormField, typed: string) => void;
  next: () => void;
  back: () => void;
  pause: () => void;
  agree: () => void;
  decline: () => void;
  setPace: (pace: number) => void;
  /** Keeps them with an account that she signs in to on this page: leaving it would lose them. */
  keepHere: () => void;
  /** The pace is what she wants it to be. */
  settlePace: () => void;
  edit: () => void;
  /** Takes the consent back and deletes the answers, wherever they are. */
  withdraw: () => Promise<void>;
  /** The page was away for a while: another may have changed what this one shows. */
  wake: () => void;
}
