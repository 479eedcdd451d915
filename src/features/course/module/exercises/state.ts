import { atom } from 'nanostores';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import { confirmExercise, type ConfirmedView } from '#site/api/course-module.ts';
import { call } from '#site/browser/member-call.ts';
import type { ModuleCode } from '../texts.ts';

interface ExercisesState extends ConfirmedView {
  problem: { exercise: number; code: ModuleCode } | undefined;
}

const saveConfirmed = call(confirmExercise);

/** Ticks are shown at once and saved in the background; after a failure the box shows what is saved. */
export function createExercises(
  { course, module }: ModuleKey,
  before: readonly number[],
  report: (view: ConfirmedView) => void,
) {
  const $state = atom<ExercisesState>({ confirmed: before, problem: undefined });
  let saved = before;
  /** How many ticks of each exercise are still to be saved. */
  const waiting = new Map<number, number>();

  const show = (exercise: number, done: boolean, code?: ModuleCode) => {
    const others = $state.get().confirmed.filter((index) => index !== exercise);
    const confirmed = done ? [...others, exercise] : others;
    $state.set({ confirmed, problem: code && { exercise, code } });
  };

  /** In order: an older answer must not overwrite a newer one. */
  let sending = Promise.resolve();
  async function send(exercise: number, done: boolean) {
    const answer = await saveConfirmed({ course, module, exercise, done });
    const left = (waiting.get(exercise) ?? 1) - 1;
    waiting.set(exercise, left);
    if (answer.state === 'ok') {
      saved = answer.data.confirmed;
      report(answer.data);
      // A newer tick decides what the box shows.
    } else if (left === 0) show(exercise, saved.includes(exercise), answer.code);
  }

  return {
    $state,
    confirm(exercise: number, done: boolean) {
      show(exercise, done);
      waiting.set(exercise, (waiting.get(exercise) ?? 0) + 1);
      sending = sending.then(() => send(exercise, done));
    },
  };
}

export type ExercisesStore = ReturnType<typeof createExercises>;
