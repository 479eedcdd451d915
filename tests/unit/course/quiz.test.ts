import { describe, expect, it } from 'vitest';
import { shuffledIndexes } from '#domain/course/quiz.ts';
import type { ErrorCode } from '#domain/errors/error-codes.ts';
import { answerQuestion, type AnswersView } from '#site/api/course-module.ts';
import { createQuiz } from '#site/features/course/module/quiz/state.ts';
import { browser, refuse } from '../browser.ts';

it('quiz: a participant always sees the same order of answers; across participants all orders are equally common', () => {
  const orders = new Map<string, number>();
  for (let person = 0; person < 4_800; person += 1) {
    const seed = `member-${person} modul 2`;
    const order = shuffledIndexes(4, seed).join();
    expect(shuffledIndexes(4, seed).join()).toBe(order);
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  for (const [order, count] of orders) {
    expect(order.split(',').sort()).toEqual(['0', '1', '2', '3']);
    expect(Math.abs(count - 200)).toBeLessThan(60);
  }
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

describe('quiz', () => {
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

  it('retries until an answer has arrived, and says so meanwhile', async () => {
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

  it('stops retrying after a final refusal', async () => {
    const { page, quiz, sent, now } = open([-1, -1], ['course_ended']);
    quiz.pick(0);
    quiz.check();
    await page.pass(60_000);
    expect(now().questions[0]).toEqual({ step: 'answered', picked: 0, isRight: true, saved: false });
    expect(sent).toHaveLength(1);
  });

  it('shows the result once all questions are answered, and not before', async () => {
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
