import { expect, it } from 'vitest';
import { confirmExercise, type ConfirmedView } from '#site/api/course-module.ts';
import { createExercises } from '#site/features/course/module/exercises/state.ts';
import { browser, refuse } from '../browser.ts';

it('exercises: are saved one after the other', async () => {
  const page = browser();
  const asked: boolean[] = [];
  const reported: ConfirmedView[] = [];
  page.answer(confirmExercise, async ({ done }) => {
    asked.push(done);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { confirmed: done ? [0, 1] : [1] };
  });
  const store = createExercises({ course: 'zpp', module: 'm' }, [1], (view) => reported.push(view));
  store.confirm(0, true);
  store.confirm(0, false);
  await page.pass();
  expect(asked).toEqual([true]);
  await page.pass(2_000);
  expect([asked, reported.at(-1)]).toEqual([[true, false], { confirmed: [1] }]);
});

it('exercises: the box shows what is saved, also after a failure in the middle', async () => {
  const page = browser();
  let answers = 0;
  page.answer(confirmExercise, ({ done }) => {
    answers += 1;
    return answers === 1 ? refuse('internal') : { confirmed: done ? [0] : [] };
  });
  const store = createExercises({ course: 'zpp', module: 'm' }, [], () => undefined);
  for (const done of [true, false, true]) store.confirm(0, done);
  await page.pass(20_000);
  expect([answers, store.$state.get().confirmed]).toEqual([3, [0]]);
});

it('exercises: a tick that could not be saved is taken back', async () => {
  const page = browser();
  page.answer(confirmExercise, () => refuse('internal'));
  const store = createExercises({ course: 'zpp', module: 'm' }, [1], () => undefined);
  store.confirm(0, true);
  await page.pass(20_000);
  expect(store.$state.get()).toEqual({ confirmed: [1], problem: { exercise: 0, code: 'internal' } });
});
