import { atom } from 'nanostores';
import type { QuizQuestion } from '#domain/course/module-content.ts';
import { shuffledIndexes } from '#domain/course/quiz.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import { answerQuestion, type AnswersView } from '#site/api/course-module.ts';
import { call } from '#site/browser/member-call.ts';
import { wait } from '#site/browser/wait.ts';
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

interface Quiz extends ModuleKey {
  questions: readonly QuizQuestion[];
  /** The chosen answers so far; -1 if none. */
  answers: readonly number[];
  /** Each participant has a different order. */
  seed: string;
}

const saveAnswer = call(answerQuestion);

const retryMs = 3_000;
const mostRetryMs = 60_000;

/** One question after the other, with any number of tries. */
export function createQuiz(quiz: Quiz, report: (view: AnswersView) => void) {
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
      questions: state.questions.map((one, index) => (index === question ? next : one)),
      isAnswered: known.size === questions.length,
    });
  }

  /** The state, if this answer is still current. */
  const standing = (question: number, answer: number) => {
    const now = $state.get().questions[question];
    return now?.step === 'answered' && now.picked === answer ? now : undefined;
  };

  /** Retries until the answer has arrived or was replaced. */
  async function send(question: number, answer: number) {
    for (let pause = retryMs; standing(question, answer); pause = Math.min(mostRetryMs, pause * 2)) {
      const answered = await saveAnswer({ course, module, question, answer });
      const now = standing(question, answer);
      if (answered.state === 'ok') {
        if (now) set(question, { ...now, saved: true });
        report(answered.data);
        return;
      }
      if (now) set(question, { ...now, saved: false });
      if (refusals.includes(answered.code)) return;
      await wait(pause);
    }
  }

  /** In order: an older answer must not overwrite a newer one. */
  let sending = Promise.resolve();
  const save = (question: number, answer: number) => {
    sending = sending.then(() => send(question, answer));
  };

  return {
    $state,
    /** The shuffled order of a question's answers. */
    order: (question: number): readonly number[] =>
      shuffledIndexes(questions[question]?.answers.length ?? 0, `${seed} ${module} ${question}`),
    pick(answer: number) {
      const { at, questions: all } = $state.get();
      if (all[at] !== undefined) set(at, { step: 'asked', picked: answer, missing: false });
    },
    /** Shows the result at once, and saves it in the background. */
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
    go(question: number) {
      const state = $state.get();
      const open = state.questions.findIndex(({ step }) => step === 'asked');
      // The result comes after all questions were answered.
      const isTooEarly = question >= questions.length && !state.isAnswered;
      const at = isTooEarly ? open : Math.min(questions.length, Math.max(0, question));
      $state.set({ ...state, at });
    },
  };
}

export type QuizStore = ReturnType<typeof createQuiz>;
