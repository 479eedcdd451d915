import { describe, expect, it } from 'vitest';
import { afterAnswer, afterReport, noProgress, type Progress } from '#domain/course/progress.ts';
import type { CourseModule } from '#domain/course/modules.ts';

const module: CourseModule = {
  number: 1,
  slug: 'm',
  title: 'M',
  seconds: 60,
  questions: 3,
  spokenMinutes: 9,
  exercises: [15, 10],
};
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 20) + seconds * 1000);

let ids = 0;
const report = (from: number, to: number) => ({
  report: `report-${++ids}`,
  played: from === to ? [] : ([[from, to]] as const),
  speed: 1,
  position: to,
});

const begun = () => afterReport(noProgress(module), report(0, 0), module, at(0));
const heardAll = () => afterReport(begun(), report(0, 600), module, at(60));
const answered = (progress: Progress, questions: readonly number[], seconds: number) =>
  questions.reduce(
    (before, question) => afterAnswer(before, { question, answer: 0 }, module, at(seconds)),
    progress,
  );

describe('listening report', () => {
  it('many short reports lose no fraction of a tenth of a second', () => {
    let progress = begun();
    for (let count = 1; count <= 40; count += 1)
      progress = afterReport(progress, report(0, 100), module, at(count * 0.19));
    expect(progress.heard).toEqual([[0, 76]]);
  });

  it('intervals outside of the recording do not count', () => {
    expect(afterReport(begun(), report(590, 900), module, at(60)).heard).toEqual([[590, 600]]);
    expect(afterReport(begun(), { ...report(0, 10), position: 9_000 }, module, at(60)).position).toBe(600);
  });
});

describe('module progress', () => {
  it('heard at the moment when everything was, whatever is heard again later', () => {
    expect(heardAll().heardAt).toEqual(at(60));
    expect(afterReport(heardAll(), report(0, 100), module, at(900)).heardAt).toEqual(at(60));
    expect(afterReport(begun(), report(0, 300), module, at(60)).heardAt).toBeNull();
  });

  it('answered at the moment of the last question, whatever is answered again later', () => {
    expect(answered(begun(), [0, 2], 70)).toMatchObject({ answers: [0, -1, 0], answeredAt: null });
    const all = answered(answered(begun(), [0, 2], 70), [1], 80);
    expect(all).toMatchObject({ answers: [0, 0, 0], answeredAt: at(80) });
    expect(answered(all, [1], 900).answeredAt).toEqual(at(80));
  });
});
