import { atom, type ReadableAtom } from 'nanostores';
import type { QuizQuestion } from '#domain/course/module-content.ts';
import { shuffledPlaces } from '#domain/course/quiz.ts';
import type { answerQuestion, AnswersView, ModuleRequest } from '#site/api/course-module.ts';
import type { CallOf } from '#site/browser/call.ts';
import { refusals } from '../refusals.ts';

/** A question of the quiz on the screen. Answers are named by their places in what editors write. */
export type AskedQuestion =
  /** `missing`: it was to be checked, and nothing was picked. */
  | { step: 'asked'; picked: number | undefined; missing: boolean }
  /** `saved`: whether the answer has arrived. */
  | { step: 'answered'; picked: number; isRight: boolean; saved: boolean };

interface QuizState {
  /** The question on the screen; behind the last one, the result. */
  at: number;
  questions: readonly AskedQuestion[];
  /** Whether each has been answered at least once. */
  isAnswered: boolean;
}

interface QuizDeps {
  answer: CallOf<typeof answerQuestion>;
  /** What the answers have changed in the module. */
  report: (view: AnswersView) => void;
  wait: (milliseconds: number) => Promise<void>;
}

interface Quiz extends ModuleRequest {
  questions: readonly QuizQuestion[];
  /** The chosen answers so far; -1 where there is none. */
  answers: readonly number[];
  /** Whose quiz it is: everybody has an order of her own. */
  seed: string;
}

export interface QuizStore {
  $state: ReadableAtom<QuizState>;
  /** In which order the answers of a question stand. */
  order: (question: number) => readonly number[];
  pick: (answer: number) => void;
  /** Answers the question on the screen: it is checked at once, and saved behind it. */
  check: () => void;
  again: () => void;
  go: (question: number) => void;
}

const retryMs = 3_000;
const mostRetryMs = 60_000;

/** The quiz of a module: one question after the other, each as often as she likes. */
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
  /** Of questions that have been answered once: a retry does not take that away. */
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

  /** The answer that stands, if this one still does. */
  const standing = (question: number, answer: number) => {
    const now = $state.get().questions[question];
    return now?.step === 'answered' && now.picked === answer ? now : undefined;
  };

  /** Tried until it has arrived, or another answer has taken its place. */
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

  /** One after the other: an older answer must not arrive behind a newer one. */
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
      // The result stands behind the last question, once all of them were answered.
      const isTooEarly = question >= questions.length && !state.isAnswered;
      const at = isTooEarly ? open : Math.min(questions.length, Math.max(0, question));
      $state.set({ ...state, at });
    },
  };
}
