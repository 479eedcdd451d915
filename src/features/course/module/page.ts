import { atom, computed } from 'nanostores';
import { heardLength } from '#domain/course/listening.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import { loginPath } from '#i18n/login-path.ts';
import { modulePath } from '#i18n/course-routes.ts';
import { readModule, type ModuleView } from '#site/api/course-module.ts';
import { readCourses } from '#site/api/courses.ts';
import {
  downloadWorkbook,
  giveWorkbookConsent,
  readWorkbook,
  withdrawWorkbookConsent,
  writeWorkbook,
} from '#site/api/workbook.ts';
import { inTab, onDevice, storedValue, type ListedPlace } from '#site/browser/browser-storage.ts';
import { randomId } from '#site/browser/ids.ts';
import { saveFile } from '#site/browser/save-file.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { environment } from '#site/browser/environment.ts';
import { call } from '#site/browser/member-call.ts';
import { wait } from '#site/browser/wait.ts';
import { openPlayer } from './player/page.ts';
import { createExercises } from './exercises/state.ts';
import { forgetKept, keptModule } from './player/offline.ts';
import { createQuiz } from './quiz/state.ts';
import { refusals } from './refusals.ts';
import { keptEntries } from './workbook/kept-entries.ts';
import { createWorkbook } from './workbook/workbook.store.ts';

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

const entriesIn = (place: ListedPlace, { course, module }: ModuleKey) =>
  keptEntries(place, `workbook-${course}-${module}`);

/** The choice applies to all workbooks. */
const choice = storedValue(onDevice, 'workbooks', (value) =>
  value === 'browser' || value === 'account' ? value : undefined,
);

/** Each part of the module has its own store. */
export function openParts(request: ModuleKey, view: ModuleView) {
  const { member } = { member: undefined, ...environment.session.$state.get() };
  const listening = openPlayer(view);
  const $isAnswered = atom(view.isAnswered);
  const quiz = createQuiz(
    { ...request, questions: view.quiz, answers: view.answers, seed: member?.id ?? '' },
    (answers) => {
      $isAnswered.set(answers.isAnswered);
      listening.offline.update(answers);
    },
  );
  const exercises = createExercises(request, view.confirmed, listening.offline.update);
  const workbook = createWorkbook(request, {
    api: {
      read: call(readWorkbook),
      write: call(writeWorkbook),
      give: call(giveWorkbookConsent),
      withdraw: call(withdrawWorkbookConsent),
      download: call(downloadWorkbook),
    },
    inTab: entriesIn(inTab, request),
    inBrowser: entriesIn(onDevice, request),
    choice,
    save: (file) => {
      saveFile(`valea-arbeitsheft-${view.number}.pdf`, file);
    },
    now: Date.now,
    randomId,
    wait,
    onOnline: (online) => {
      addEventListener('online', online);
    },
    onOtherTab: (written) => {
      addEventListener('storage', written);
    },
    onLeave: (leaving) => {
      addEventListener('pagehide', leaving);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') leaving();
      });
    },
  });

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
  // As soon as the Worker confirms the last report or answer.
  $progress.subscribe(({ isDone }) => {
    if (isDone && $next.get().state === 'unknown') void findNext();
  });

  return { listening, exercises, quiz, workbook, $progress, $next };
}

export type ModuleParts = ReturnType<typeof openParts>;
