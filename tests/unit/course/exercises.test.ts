import { expect, it } from 'vitest';
import type { ConfirmedView } from '#site/api/course-module.ts';
import { createExercises } from '#site/features/course/module/exercises/exercises.store.ts';

type Answer = { state: 'ok'; data: ConfirmedView } | { state: 'failed'; code: 'unreachable' };

function opened(...answers: Answer[]) {
  const asked: [exercise: number, done: boolean][] = [];
  const reported: ConfirmedView[] = [];
  const store = createExercises({ course: 'zpp', module: 'm' }, [1], {
    confirm: ({ exercise, done }) => {
      asked.push([exercise, done]);
      return Promise.resolve(answers.shift() ?? { state: 'ok', data: { confirmed: [] } });
    },
    report: (view) => reported.push(view),
  });
  return { store, asked, reported };
}

it('exercises: a tick is shown at once and saved in the background', async () => {
  const data = { confirmed: [0, 1] };
  const { store, asked, reported } = opened({ state: 'ok', data });
  store.confirm(0, true);
  expect(store.$state.get()).toEqual({ confirmed: [1, 0], problem: undefined });
  await expect.poll(() => reported).toEqual([data]);
  expect(asked).toEqual([[0, true]]);
});

it('exercises: a tick that cannot be saved is undone, with the reason', async () => {
  const { store, reported } = opened({ state: 'failed', code: 'unreachable' });
  store.confirm(1, false);
  expect(store.$state.get().confirmed).toEqual([]);
  await expect.poll(() => store.$state.get()).toEqual({ confirmed: [1], problem: 'unreachable' });
  expect(reported).toEqual([]);
});

it('exercises are saved one after the other', async () => {
  const { store, asked } = opened();
  store.confirm(0, true);
  store.confirm(0, false);
  await expect
    .poll(() => asked)
    .toEqual([
      [0, true],
      [0, false],
    ]);
});
