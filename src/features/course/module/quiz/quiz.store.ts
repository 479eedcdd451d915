import { atom, type ReadableAtom } from 'nanostores';
import type { QuizQuestion } from '#domain/course/module-content.ts';
import { shuffledPlaces } from '#domain/course/quiz.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import type { answerQuestion, AnswersView } from '#site/api/course-module.ts';
import type { CallOf } from '#site/browser/call.ts';
import { refusals } from '../refusals.ts';

/** Answers are identified by their index in the content. */
export type AskedQuestion =
  /** `missing`: checked without a choice. */
  | { step: 'asked'; picked: number | undefined; missing: boolean }
  /** `saved`: the Worker has the answer. */
  | { step: 'answered'; picked: number; isRight: boolean; saved: boolean };

interface QuizState {
  /** After the last question comes the result. */
  at: number;
  questions: readonly AskedQuestion[];
  isAnswered: boolean;
}

interface QuizDeps {
  answer: CallOf<typeof answerQuestion>;
  report: (view: AnswersView) => void;
  wait: (milliseconds: number) => Promise<void>;
}

interface Quiz extends ModuleKey {
  questions: readonly QuizQuestion[];
  /** The chosen answers so far; -1 if none. */
  answers: readonly number[];
  /** Each participant has her own order. */
  seed: string;
}

export interface QuizStore {
  $state: ReadableAtom<QuizState>;
  /** The shuffled order of a question's answers. */
  order: (question: number) => readonly number[];
  pick: (answer: number) => void;
  /** Shows the result at once, and saves it in the background. */
  check: () => void;
  again: () => void;
  go: (question: number) => void;
}

const retryMs = 3_000;
const mostRetryMs = 60_000;

/** One question after the other, with any number of tries. */
export function createQuiz(quiz: Quiz, deps: QuizDeps): QuizStore {
  const { course, module, questions, seed } = quiz;
  const isRight = (question: number, answer: number) => questions[question]?.answers[answer]?.right === true;
  const asked = (): AskedQuestion => ({ step: 'asked', picked: undefined, missing: false });
  const first = questions.map((_, question): AskedQuestion => {
    const picked = quiz.answers[question] ?? -1;
    return picked < 0
      ? asked()
      : { step: 'answered', picked, isRight: isRight(question, picked), saved: true };
  });
  const open = first.findIndex(({ step }) => step === 'asked');
  /** A retry does not make a question unanswered. */
  const known = new Set(first.flatMap(({ step }, question) => (step === 'answered' ? [question] : [])));
  const $state = atom<QuizState>({
    at: open < 0 ? questions.length : open,
    questions: first,
    isAnswered: open < 0,
  });

  function set(question: number, next: AskedQuestion) {
    const state = $state.get();
    if (next.step === 'answered') known.add(question);
    $state.set({
      ...state,
      questions: state.questions.map((one, place) => (place === question ? next : one)),
      isAnswered: known.size === questions.length,
    });
  }

  /** The state, if this answer still stands. */
  const standing = (question: number, answer: number) => {
    const now = $state.get().questions[question];
    return now?.step === 'answered' && now.picked === answer ? now : undefined;
  };

  /** Retries until the answer has arrived or was replaced. */
  async function send(question: number, answer: number) {
    for (let pause = retryMs; standing(question, answer); pause = Math.min(mostRetryMs, pause * 2)) {
      const answered = await deps.answer({ course, module, question, answer });
      const now = standing(question, answer);
      if (answered.state === 'ok') {
        if (now) set(question, { ...now, saved: true });
        deps.report(answered.data);
        return;
      }
      if (now) set(question, { ...now, saved: false });
      if (refusals.includes(answered.code)) return;
      await deps.wait(pause);
    }
  }

  /** In order: an older answer must not overwrite a newer one. */
  let sending = Promise.resolve();
  const save = (question: number, answer: number) => {
    sending = sending.then(() => send(question, answer));
  };

  return {
    $state,
    order: (question) =>
      shuffledPlaces(questions[question]?.answers.length ?? 0, `${seed} ${module} ${question}`),
    pick(answer) {
      const { at, questions: all } = $state.get();
      if (all[at] !== undefined) set(at, { step: 'asked', picked: answer, missing: false });
    },
    check() {
      const { at, questions: all } = $state.get();
      const now = all[at];
      if (now?.step !== 'asked') return;
      const { picked } = now;
      if (picked === undefined) {
        set(at, { ...now, missing: true });
        return;
      }
      set(at, { step: 'answered', picked, isRight: isRight(at, picked), saved: true });
      save(at, picked);
    },
    again() {
      const { at } = $state.get();
      set(at, asked());
    },
    go(question) {
      const state = $state.get();
      const open = state.questions.findIndex(({ step }) => step === 'asked');
      // The result comes after all questions were answered.
      const isTooEarly = question >= questions.length && !state.isAnswered;
      const at = isTooEarly ? open : Math.min(questions.length, Math.max(0, question));
      $state.set({ ...state, at });
    },
  };
}
