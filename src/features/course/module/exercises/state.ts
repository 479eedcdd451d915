import { atom } from 'nanostores';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import { confirmExercise, type ConfirmedView } from '#site/api/course-module.ts';
import { call } from '#site/browser/member-call.ts';

interface ExercisesState extends ConfirmedView {
  problem: CallErrorCode | undefined;
}

const saveConfirmed = call(confirmExercise);

/** Ticks are shown at once, saved in the background, and undone on failure. */
export function createExercises(
  { course, module }: ModuleKey,
  before: readonly number[],
  report: (view: ConfirmedView) => void,
) {
  const $state = atom<ExercisesState>({ confirmed: before, problem: undefined });
  const set = (exercise: number, done: boolean, problem?: ExercisesState['problem']) => {
    const others = $state.get().confirmed.filter((place) => place !== exercise);
    $state.set({ confirmed: done ? [...others, exercise] : others, problem });
  };

  /** In order: an older answer must not overwrite a newer one. */
  let sending = Promise.resolve();
  async function send(exercise: number, done: boolean) {
    const answer = await saveConfirmed({ course, module, exercise, done });
    if (answer.state === 'ok') report(answer.data);
    else set(exercise, !done, answer.code);
  }

  return {
    $state,
    confirm(exercise: number, done: boolean) {
      set(exercise, done);
      sending = sending.then(() => send(exercise, done));
    },
  };
}

export type ExercisesStore = ReturnType<typeof createExercises>;
