import { missingOf, silentGap, union, type Interval } from '#domain/course/listening.ts';
import { nothingPlayed, playOn, type PlaySample } from '#domain/course/playing.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
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
  now: () => { position: number; speed: number; playing: boolean };
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
  let played = nothingPlayed;
  let savedMs = 0;
  let isAnchored = false;
  let reportedPosition: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function state(): HeardState {
    const { heard, isHeard } = counted;
    const waiting = union([...(reports.waiting(key)?.played ?? []), ...played.intervals], length);
    const gaps = missingOf(union([...heard, ...waiting], length), length);
    // Inaudible gaps do not count as missing.
    const missing = isHeard ? [] : gaps.filter(([from, to]) => to - from > silentGap);
    return { heard, waiting, missing, isHeard };
  }

  function save() {
    const { position, speed } = now();
    savedMs = performance.now();
    reportedPosition = position;
    reports.add(key, { played: played.intervals, speed, position });
    played = { ...played, intervals: [] };
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

    sample(sample: PlaySample) {
      const before = played.intervals;
      played = playOn(played, sample, length);
      if (played.intervals === before) return;
      if (performance.now() - savedMs > saveEveryMs) save();
      changed(state());
    },

    /** What plays from `start` on counts: a busy page may see the first position late. */
    jump(start: PlaySample) {
      played = { ...played, last: start, spare: 0 };
    },

    /** At a pause, and when the page is left. */
    reportNow() {
      if (!isAnchored) return;
      if (played.intervals.length > 0 || now().position !== reportedPosition) save();
      void report();
    },

    async reportAll() {
      await report();
      await reports.reportAll();
    },
  };
}
