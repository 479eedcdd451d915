import { missingOf, silentGap, union } from '#domain/course/listening.ts';
import { nothingPlayed, playOn, type PlaySample } from '#domain/course/playing.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import type { ListeningView } from '#site/api/course-module.ts';
import type { ListeningReports } from '../../listening-reports.ts';
import type { HeardState, Recording } from './listening-state.ts';

interface HearingDeps {
  reports: ListeningReports;
  nowMs: () => number;
  /** Returns how to cancel it. */
  later: (callback: () => void, ms: number) => () => void;
  onView?: (view: ListeningView) => void;
  changed: (state: HeardState) => void;
  now: () => { place: number; speed: number; playing: boolean };
}

const reportEveryMs = 15_000;
const saveEveryMs = 3_000;

/** Records what was played and reports it: every quarter of a minute, at pauses, and on leaving. */
export function createHearing(recording: Recording, { reports, nowMs, later, ...deps }: HearingDeps) {
  const { length } = recording;
  const key: ModuleKey = { course: recording.course, module: recording.module };
  let counted = { heard: union(recording.heard, length), isHeard: recording.isHeard };
  let played = nothingPlayed;
  let savedMs = 0;
  let isAnchored = false;
  let toldPlace: number | undefined;
  let callOff: (() => void) | undefined;

  function state(): HeardState {
    const { heard, isHeard } = counted;
    const waiting = union([...(reports.waiting(key)?.played ?? []), ...played.intervals], length);
    const gaps = missingOf(union([...heard, ...waiting], length), length);
    // Inaudible gaps do not count as missing.
    const missing = isHeard ? [] : gaps.filter(([from, to]) => to - from > silentGap);
    return { heard, waiting, missing, isHeard };
  }

  function save() {
    const { place, speed } = deps.now();
    savedMs = nowMs();
    toldPlace = place;
    reports.add(key, { played: played.intervals, speed, position: place });
    played = { ...played, intervals: [] };
  }

  async function report() {
    const answer = await reports.report(key);
    if (answer?.state !== 'ok') return;
    counted = { heard: union(answer.data.heard, length), isHeard: answer.data.isHeard };
    deps.changed(state());
    deps.onView?.(answer.data);
  }

  function reportRegularly() {
    callOff?.();
    callOff = later(() => {
      if (deps.now().playing) save();
      void report().then(() => {
        // What time did not allow yet is reported again.
        if (deps.now().playing || (reports.waiting(key)?.played.length ?? 0) > 0) reportRegularly();
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
      if (nowMs() - savedMs > saveEveryMs) save();
      deps.changed(state());
    },

    jump() {
      played = { ...played, last: undefined };
    },

    /** At a pause, and when the page is left. */
    reportNow() {
      if (!isAnchored) return;
      if (played.intervals.length > 0 || deps.now().place !== toldPlace) save();
      void report();
    },

    async reportAll() {
      await report();
      await reports.reportAll();
    },
  };
}
