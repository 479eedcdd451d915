import { expect, it } from 'vitest';
import { confirmExercise, type ConfirmedView } from '#site/api/course-module.ts';
import { createExercises } from '#site/features/course/module/exercises/state.ts';
import { browser } from '../browser.ts';

it('exercises are saved one after the other', async () => {
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
