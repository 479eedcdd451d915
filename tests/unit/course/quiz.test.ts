import { describe, expect, it } from 'vitest';
import { shuffledPlaces } from '#domain/course/quiz.ts';
import type { ErrorCode } from '#domain/error-codes.ts';
import { answerQuestion, type AnswersView } from '#site/api/course-module.ts';
import { createQuiz } from '#site/features/course/module/quiz/state.ts';
import { browser, refuse } from '../browser.ts';

describe('the order of answers', () => {
  it('is a different one for different participants, and always the same for one', () => {
    const orders = new Set<string>();
    for (let person = 0; person < 200; person += 1) {
      const order = shuffledPlaces(4, `person ${person}`);
      expect(shuffledPlaces(4, `person ${person}`)).toEqual(order);
      expect([...order].sort()).toEqual([0, 1, 2, 3]);
      orders.add(order.join());
    }
    expect(orders.size).toBe(24);
  });

  it('puts the right answer into each place about equally often', () => {
    const places = [0, 0, 0];
    for (let person = 0; person < 3_000; person += 1) {
      const place = shuffledPlaces(3, `member-${person} modul 2`).indexOf(0);
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });
});

const question = (name: string) => ({
  question: name,
  answers: [
    { text: 'richtig', right: true, feedback: 'Ja' },
    { text: 'falsch', right: false, feedback: 'Nein' },
  ],
});
const questions = ['a', 'b'].map(question);

function open(answers: number[] = [-1, -1], refusals: ErrorCode[] = []) {
  const page = browser();
  const sent: unknown[] = [];
  page.answer(answerQuestion, ({ question, answer }) => {
    sent.push([question, answer]);
    const code = refusals.shift();
    const view: AnswersView = { answers: [answer], isAnswered: false, state: 'open' };
    return code ? refuse(code) : view;
  });
  const her = { course: 'zpp', module: 'm', questions, answers, seed: 'her' } as const;
  const quiz = createQuiz(her, () => undefined);
  return { page, quiz, sent, now: () => quiz.$state.get() };
}

describe('the quiz', () => {
  it('opens at the first question without an answer, and shows what was answered before', () => {
    expect(open([1, -1]).now()).toEqual({
      at: 1,
      questions: [
        { step: 'answered', picked: 1, isRight: false, saved: true },
        { step: 'asked', picked: undefined, missing: false },
      ],
      isAnswered: false,
    });
    expect(open([0, 1]).now()).toMatchObject({ at: 2, isAnswered: true });
  });

  it('tries again until an answer has arrived, and says so meanwhile', async () => {
    const { page, quiz, sent, now } = open([-1, -1], ['internal']);
    quiz.pick(0);
    quiz.check();
    await page.pass();
    expect([now().questions[0], sent.length]).toMatchObject([{ saved: false }, 1]);
    await page.pass(3_000);
    expect([now().questions[0], sent.length]).toEqual([
      { step: 'answered', picked: 0, isRight: true, saved: true },
      2,
    ]);
  });

  it('gives up where it is refused for good', async () => {
    const { page, quiz, sent, now } = open([-1, -1], ['course_ended']);
    quiz.pick(0);
    quiz.check();
    await page.pass(60_000);
    expect(now().questions[0]).toEqual({ step: 'answered', picked: 0, isRight: true, saved: false });
    expect(sent).toHaveLength(1);
  });

  it('shows the result once all were answered, and not before', async () => {
    const { page, quiz, now } = open();
    quiz.go(1);
    quiz.pick(0);
    quiz.check();
    quiz.go(2);
    expect(now().at).toBe(0);
    quiz.pick(1);
    quiz.check();
    quiz.go(2);
    expect(now()).toMatchObject({ at: 2, isAnswered: true });
    quiz.go(0);
    quiz.again();
    expect(now().isAnswered).toBe(true);
    await page.pass();
  });
});
