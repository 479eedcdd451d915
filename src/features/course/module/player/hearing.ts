import { missingOf, silentGap, union, type Interval } from '#domain/course/listening.ts';
import { without, type ModuleKey } from '#domain/course/waiting-report.ts';
import type { ListeningView, ModuleView } from '#site/api/course-module.ts';
import { listeningReports as reports } from '../../listening-reports.ts';

export interface HeardState {
  heard: readonly Interval[];
  /** Played, but not counted yet. */
  waiting: readonly Interval[];
  missing: readonly Interval[];
  isHeard: boolean;
}

interface Player {
  now: () => { place: number; speed: number; playing: boolean };
  changed: (state: HeardState) => void;
  onView: (view: ListeningView) => void;
}

const reportEveryMs = 15_000;
const saveEveryMs = 3_000;

/** Records what was played and reports it: every quarter of a minute, at pauses, and on leaving. */
export function createHearing(view: ModuleView, { now, changed, onView }: Player) {
  const length = Math.round(view.seconds * 10);
  const key: ModuleKey = { course: view.course, module: view.slug };
  let counted = { heard: union(view.heard, length), isHeard: view.isHeard };
  let played: readonly Interval[] = [];
  let savedMs = 0;
  let isAnchored = false;
  let toldPlace: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function state(): HeardState {
    const { heard, isHeard } = counted;
    const waiting = union([...(reports.waiting(key)?.played ?? []), ...played], length);
    const gaps = missingOf(union([...heard, ...waiting], length), length);
    // Inaudible gaps do not count as missing.
    const missing = isHeard ? [] : gaps.filter(([from, to]) => to - from > silentGap);
    return { heard, waiting, missing, isHeard };
  }

  function save() {
    const { place, speed } = now();
    savedMs = performance.now();
    toldPlace = place;
    reports.add(key, { played, speed, position: place });
    played = [];
  }

  async function report() {
    const answer = await reports.report(key);
    if (answer?.state !== 'ok') return;
    counted = { heard: union(answer.data.heard, length), isHeard: answer.data.isHeard };
    changed(state());
    onView(answer.data);
  }

  function reportRegularly() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (now().playing) save();
      void report().then(() => {
        // What time did not allow yet is reported again.
        if (now().playing || (reports.waiting(key)?.played.length ?? 0) > 0) reportRegularly();
      });
    }, reportEveryMs);
  }

  return {
    state,
    /** Where listening stopped on this device, until the Worker knows. */
    position: () => reports.waiting(key)?.position,

    /** The first, empty report starts the Worker's clock. */
    begin() {
      if (!isAnchored) {
        isAnchored = true;
        save();
        void report();
      }
      reportRegularly();
    },

    /** `parts`: what was played since the sound was loaded, skipped parts excluded. */
    add(parts: readonly Interval[]) {
      const { heard, waiting } = state();
      const added = without(union(parts, length), [...heard, ...waiting]);
      if (added.length === 0) return;
      played = union([...played, ...added], length);
      if (performance.now() - savedMs > saveEveryMs) save();
      changed(state());
    },

    /** At a pause, and when the page is left. */
    reportNow() {
      if (!isAnchored) return;
      if (played.length > 0 || now().place !== toldPlace) save();
      void report();
    },

    async reportAll() {
      await report();
      await reports.reportAll();
    },
  };
}
