import { atom, type ReadableAtom } from 'nanostores';
import type { ErrorCode } from '#domain/error-codes.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import type { confirmExercise, ConfirmedView } from '#site/api/course-module.ts';
import type { CallOf } from '#site/browser/call.ts';

interface ExercisesState extends ConfirmedView {
  problem: ErrorCode | 'unreachable' | undefined;
}

interface ExercisesDeps {
  confirm: CallOf<typeof confirmExercise>;
  report: (view: ConfirmedView) => void;
}

export interface ExercisesStore {
  $state: ReadableAtom<ExercisesState>;
  confirm: (exercise: number, done: boolean) => void;
}

/** Ticks are shown at once, saved in the background, and undone on failure. */
export function createExercises(
  { course, module }: ModuleKey,
  before: readonly number[],
  deps: ExercisesDeps,
): ExercisesStore {
  const $state = atom<ExercisesState>({ confirmed: before, problem: undefined });
  const set = (exercise: number, done: boolean, problem?: ExercisesState['problem']) => {
    const others = $state.get().confirmed.filter((place) => place !== exercise);
    $state.set({ confirmed: done ? [...others, exercise] : others, problem });
  };

  /** In order: an older answer must not overwrite a newer one. */
  let sending = Promise.resolve();
  async function send(exercise: number, done: boolean) {
    const answer = await deps.confirm({ course, module, exercise, done });
    if (answer.state === 'ok') deps.report(answer.data);
    else set(exercise, !done, answer.code);
  }

  return {
    $state,
    confirm(exercise, done) {
      set(exercise, done);
      sending = sending.then(() => send(exercise, done));
    },
  };
}
