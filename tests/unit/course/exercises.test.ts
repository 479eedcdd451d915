import { expect, it } from 'vitest';
import { confirmExercise, type ConfirmedView } from '#site/api/course-module.ts';
import { createExercises } from '#site/features/course/module/exercises/state.ts';
import { browser } from '../browser.ts';

function opened() {
  const page = browser();
  const asked: [exercise: number, done: boolean][] = [];
  const reported: ConfirmedView[] = [];
  page.answer(confirmExercise, ({ exercise, done }) => {
    asked.push([exercise, done]);
    return { confirmed: [0, 1] };
  });
  const store = createExercises({ course: 'zpp', module: 'm' }, [1], (view) => void reported.push(view));
  return { page, store, asked, reported };
}

it('exercises: a tick is shown at once and saved in the background', async () => {
  const { page, store, asked, reported } = opened();
  store.confirm(0, true);
  expect(store.$state.get()).toEqual({ confirmed: [1, 0], problem: undefined });
  await page.pass();
  expect([asked, reported]).toEqual([[[0, true]], [{ confirmed: [0, 1] }]]);
});

it('exercises: a tick that cannot be saved is undone, with the reason', async () => {
  const { page, store, reported } = opened();
  page.goOffline();
  store.confirm(1, false);
  expect(store.$state.get().confirmed).toEqual([]);
  await page.pass();
  expect(store.$state.get()).toEqual({ confirmed: [1], problem: 'unreachable' });
  expect(reported).toEqual([]);
});

it('exercises are saved one after the other', async () => {
  const { page, store, asked } = opened();
  store.confirm(0, true);
  store.confirm(0, false);
  await page.pass();
  expect(asked).toEqual([
    [0, true],
    [0, false],
  ]);
});
