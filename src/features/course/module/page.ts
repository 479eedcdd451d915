import { atom, computed } from 'nanostores';
import { heardLength } from '#domain/course/listening.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import { loginPath } from '#i18n/login-path.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { readModule, type ModuleView } from '#site/api/course-module.ts';
import { readCourses } from '#site/api/courses.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { environment } from '#site/browser/environment.ts';
import { call } from '#site/browser/member-call.ts';
import { createPlayer } from './player/state.ts';
import { createExercises } from './exercises/state.ts';
import { forgetKept, keptModule } from './player/offline.ts';
import { createQuiz } from './quiz/state.ts';
import { refusals } from './refusals.ts';
import { createWorkbook } from './workbook/state.ts';

const read = call(readModule);
const courses = call(readCourses);

export const openModulePage = (request: ModuleKey) =>
  createMemberPage({
    async ask() {
      const answer = await read(request);
      const isOver =
        answer.state === 'failed' && (answer.code === 'course_closed' || answer.code === 'no_access');
      // Offline copies are deleted with the access.
      if (isOver) await forgetKept(request.course);
      return answer;
    },
    refusals,
    kept: () => keptModule(request.module),
    loginPath: loginPath('de', { next: modulePath(request.module) }),
    signsInHere: true,
  });

type Next =
  | { state: 'unknown' | 'unavailable' | 'none' }
  | { state: 'open'; number: number; path: string }
  | { state: 'waiting'; number: number; opens: string };

/** Each part of the module has its own store. */
export function createParts(request: ModuleKey, view: ModuleView) {
  const { member } = { member: undefined, ...environment.session.$state.get() };
  const listening = createPlayer(view);
  const $isAnswered = atom(view.isAnswered);
  const quiz = createQuiz(
    { ...request, questions: view.quiz, answers: view.answers, seed: member?.id ?? '' },
    (answers) => {
      $isAnswered.set(answers.isAnswered);
      listening.offline.update(answers);
    },
  );
  const exercises = createExercises(request, view.confirmed, listening.offline.update);
  const workbook = createWorkbook(request, view.number);

  const $progress = computed([listening.$state, $isAnswered], ({ heard, isHeard }, isAnswered) => {
    const share = Math.floor((heardLength(heard, view.seconds * 10) / (view.seconds * 10)) * 100);
    return { heard: isHeard ? 100 : Math.min(99, share), isDone: isHeard && isAnswered };
  });

  const $next = atom<Next>({ state: 'unknown' });
  async function findNext() {
    const answer = await courses();
    if (answer.state === 'failed') {
      $next.set({ state: 'unavailable' });
      return;
    }
    const own = answer.data.courses.find(({ course }) => course === request.course);
    const station = own?.stations.find(({ number }) => number === view.number + 1);
    if (!station) $next.set({ state: 'none' });
    else if (station.opens !== undefined)
      $next.set({ state: 'waiting', number: station.number, opens: station.opens });
    else if (station.opened !== undefined)
      $next.set({ state: 'open', number: station.number, path: modulePath(station.slug) });
    else $next.set({ state: 'unavailable' });
  }
  return {
    listening,
    exercises,
    quiz,
    workbook,
    $progress,
    $next,
    /** Returns how to stop. */
    start: () => {
      const ends = [
        listening.start(),
        workbook.start(),
        // As soon as the Worker confirms the last report or answer.
        $progress.subscribe(({ isDone }) => {
          if (isDone && $next.get().state === 'unknown') void findNext();
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

export type ModuleParts = ReturnType<typeof createParts>;
