import {
  isOf,
  merge,
  mergeAll,
  readReport,
  settle,
  type ModuleKey,
  type WaitingReport,
} from '#domain/course/waiting-report.ts';
import type { CallErrorCode } from '#domain/errors/error-codes.ts';
import { mostPlayed, reportListening, type ListeningView } from '#site/api/course-module.ts';
import { onDevice } from '#site/browser/browser-storage.ts';
import type { Answer } from '#site/browser/call.ts';
import { randomId } from '#site/browser/ids.ts';
import { call } from '#site/browser/member-call.ts';
import { storedRecords } from '#site/browser/stored-records.ts';
import type { Interval } from '#domain/course/listening.ts';

const send = call(reportListening);

const final: readonly CallErrorCode[] = [
  'bad_request',
  'not_found',
  'no_access',
  'module_locked',
  'course_closed',
  'course_ended',
];

/**
 * Keeps reports of listening until the Worker counts them: on the device since playback began, to survive a lost
 * connection and leaving the page. Stored reports never change, so that tabs cannot overwrite each other's.
 */
export function createListeningReports(kept = storedRecords(onDevice, 'listening', readReport)) {
  /** A module's waiting reports: one, or more if other tabs have added theirs. */
  function waitingOf(key: ModuleKey) {
    const found = [...kept.read()].filter(([, report]) => isOf(key)(report));
    return { ids: found.map(([id]) => id), report: mergeAll(found.map(([, report]) => report)) };
  }

  /** Replaces the reports that were read by their sum; those of other tabs stay. */
  function replace(ids: readonly string[], report: WaitingReport | undefined) {
    const lasts = !report || kept.write(randomId(), report);
    // If storage is full, older reports at least survive the page.
    for (const id of ids) if (lasts || !kept.lasts(id)) kept.remove(id);
  }

  async function report(key: ModuleKey): Promise<Answer<ListeningView> | undefined> {
    const sent = waitingOf(key).report;
    if (!sent) return undefined;
    const { course, module, played, speed, position, heardOffline } = sent;
    const answer = await send({
      course,
      module,
      report: randomId(),
      played: played.slice(0, mostPlayed),
      speed,
      position,
      ...(heardOffline ? { heardOffline } : {}),
    });
    const waiting = waitingOf(key);
    if (answer.state === 'ok') {
      replace(waiting.ids, waiting.report && settle(waiting.report, sent, answer.data.heard));
    } else if (final.includes(answer.code)) {
      replace(waiting.ids, undefined);
    }
    return answer;
  }

  return {
    waiting: (key: ModuleKey) => waitingOf(key).report,

    /** An empty report starts the Worker's clock. */
    add(
      key: ModuleKey,
      { played, ...more }: { played: readonly Interval[]; speed: number; position: number },
    ) {
      const { ids, report: before } = waitingOf(key);
      const heardOffline = played.length > 0 && !navigator.onLine;
      const added = { ...key, ...more, played, heardOffline, savedMs: Date.now() };
      replace(ids, before ? merge(before, added) : added);
    },

    report,

    /** Including other modules, heard while offline. */
    async reportAll(): Promise<void> {
      for (const { course, module } of kept.read().values()) await report({ course, module });
    },
  };
}

/** Includes what earlier pages could not report. */
export const listeningReports = createListeningReports();
