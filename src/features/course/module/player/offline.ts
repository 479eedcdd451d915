import { atom } from 'nanostores';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { keptPaths } from '#site/browser/kept-pages.ts';
import { isObject } from '#domain/text/json.ts';
import {
  readModule,
  type AnswersView,
  type ConfirmedView,
  type ListeningView,
  type ModuleView,
} from '#site/api/course-module.ts';
import {
  canKeepModules,
  forgetModules,
  isAnsweredOffline,
  keepCourses,
  keepModule,
  keepPage,
  readKept,
  updateKept,
} from '../../offline/kept-modules.ts';
import { readCourses } from '#site/api/courses.ts';
import { onDevice, storedValue } from '#site/browser/browser-storage.ts';
import { call } from '#site/browser/member-call.ts';
import { savesData } from '#site/browser/saves-data.ts';
import { findFile } from './sound-source.ts';

export type OfflineState =
  /** This browser cannot save recordings, or is not allowed to. */
  | { step: 'impossible' }
  | { step: 'unknown' }
  /** Not saved. `isWanted`: it will be, once playing. */
  | { step: 'none'; bytes: number | undefined; isWanted: boolean }
  | { step: 'fetching'; bytes: number; share: number }
  | { step: 'kept'; bytes: number }
  | { step: 'failed'; bytes: number; reason: 'unreachable' | 'full' };

const readOwnCourses = call(readCourses);

/** The choice applies to all modules. */
const wish = storedValue(onDevice, 'course-offline', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

/** Saves a module on this device once it plays, unless data saver is on or the participant declined. */
export function createOffline(view: ModuleView, changed: () => void) {
  const key = { course: view.course, module: view.slug };
  const $state = atom<OfflineState>(canKeepModules() ? { step: 'unknown' } : { step: 'impossible' });
  let ending: AbortController | undefined;
  const isWanted = () => wish.read() ?? !savesData('recording');
  /** Including progress since the page was opened. */
  let latest = view;
  const keepLatest = () => void updateKept(key, latest).catch(() => undefined);

  async function link() {
    const found = await findFile(view.recording.address);
    return found.state === 'found' ? found.url : undefined;
  }

  async function keep() {
    const before = $state.get();
    if (before.step !== 'none' && before.step !== 'failed') return;
    const { bytes } = before;
    const courses = await readOwnCourses();
    // Copies are deleted when the course ends.
    const own = courses.state === 'ok' ? courses.data.courses : [];
    const ends = own.find(({ course }) => course === view.course)?.ends;
    if (bytes === undefined || ends === undefined) {
      $state.set({ step: 'failed', bytes: bytes ?? 0, reason: 'unreachable' });
      return;
    }
    ending = new AbortController();
    const { signal } = ending;
    $state.set({ step: 'fetching', bytes, share: 0 });
    const onProgress = (share: number) => {
      const shown = $state.get();
      const isNews = shown.step === 'fetching' && Math.floor(share * 100) > Math.floor(shown.share * 100);
      if (isNews) $state.set({ step: 'fetching', bytes, share });
    };
    const fetched = await keepModule({ ...key, link, bytes, onProgress, signal }, () => latest, ends);
    if (fetched.state === 'kept') {
      $state.set({ step: 'kept', bytes });
      keepLatest();
      if (courses.state === 'ok') void keepCourses(courses.data).catch(() => undefined);
      changed();
    } else if (fetched.reason === 'ended') $state.set({ step: 'none', bytes, isWanted: false });
    else $state.set({ step: 'failed', bytes, reason: fetched.reason });
  }

  return {
    $state,
    /** The address of the saved recording, if this page can play it. */
    source: async (): Promise<string | undefined> =>
      isAnsweredOffline() && (await readKept(view.slug)) ? keptPaths(key).sound : undefined,
    look: async (bytes: number | undefined) => {
      if (!canKeepModules()) return;
      const kept = await readKept(view.slug);
      if (!kept) {
        $state.set({ step: 'none', bytes, isWanted: isWanted() });
        return;
      }
      $state.set({ step: 'kept', bytes: kept.bytes });
      if (!navigator.onLine) return;
      await Promise.all([keepPage(), updateKept(key, latest)]).catch(() => undefined);
    },
    keep: () => {
      wish.write(true);
      void keep();
    },
    /** Called once it plays smoothly. */
    keepIfWanted: () => {
      if ($state.get().step === 'none' && isWanted()) void keep();
    },
    drop: async () => {
      wish.write(false);
      ending?.abort();
      const before = $state.get();
      await forgetModules(view.course, view.slug);
      $state.set({ step: 'none', bytes: 'bytes' in before ? before.bytes : undefined, isWanted: false });
      changed();
    },
    update: (change: ListeningView | AnswersView | ConfirmedView) => {
      latest = { ...latest, ...change };
      if ($state.get().step === 'kept') keepLatest();
    },
  };
}

export type Offline = ReturnType<typeof createOffline>;

export async function keptModule(slug: string): Promise<ModuleView | undefined> {
  const kept = await readKept(slug).catch(() => undefined);
  return isObject(kept?.content) && readModule.isAnswer(kept.content) ? kept.content : undefined;
}

export const forgetKept = (course: CourseKey): Promise<void> => forgetModules(course);
