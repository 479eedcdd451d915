import {
  isOf,
  merge,
  mergeAll,
  settle,
  type ModuleKey,
  type WaitingReport,
} from '#domain/course/waiting-report.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { mostPlayed, type ListeningView, type reportListening } from '#site/api/course-module.ts';
import type { Answer, CallOf } from '#site/browser/call.ts';
import type { StoredRecords } from '#site/browser/stored-records.ts';
import type { Interval } from '#domain/course/listening.ts';

interface ReportDeps {
  send: CallOf<typeof reportListening>;
  /**
   * On the device, from the first press of play on: they outlive a lost connection and the page. What lies under an id
   * never changes, so that no tab writes over what another one has added.
   */
  kept: StoredRecords<WaitingReport>;
  newId: () => string;
  nowMs: () => number;
  online: () => boolean;
}

/** Nobody will take such a report later either. */
const final: readonly CallErrorCode[] = [
  'bad_request',
  'not_found',
  'no_access',
  'module_locked',
  'course_closed',
  'course_ended',
];

/** Reports of listening: kept until the Worker counts them, sent as often as the player says. */
export function createListeningReports({ send, kept, newId, nowMs, online }: ReportDeps) {
  /** What waits of a module: one report, or one more for each tab that has not heard of another's yet. */
  function waitingOf(key: ModuleKey) {
    const found = [...kept.read()].filter(([, report]) => isOf(key)(report));
    return { ids: found.map(([id]) => id), report: mergeAll(found.map(([, report]) => report)) };
  }

  /** In place of what was read goes one with all of it; what this tab has not heard of stays where it is. */
  function replace(ids: readonly string[], report: WaitingReport | undefined) {
    const lasts = !report || kept.write(newId(), report);
    // Where nothing more can be stored, what lies there already outlives the page.
    for (const id of ids) if (lasts || !kept.lasts(id)) kept.remove(id);
  }

  async function report(key: ModuleKey): Promise<Answer<ListeningView> | undefined> {
    const sent = waitingOf(key).report;
    if (!sent) return undefined;
    const { course, module, played, speed, position, heardOffline } = sent;
    const answer = await send({
      course,
      module,
      report: newId(),
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

    /** Played, and not reported yet; nothing played starts the Worker's clock. */
    add(
      key: ModuleKey,
      { played, ...more }: { played: readonly Interval[]; speed: number; position: number },
    ) {
      const { ids, report: before } = waitingOf(key);
      const heardOffline = played.length > 0 && !online();
      const added = { ...key, ...more, played, heardOffline, savedMs: nowMs() };
      replace(ids, before ? merge(before, added) : added);
    },

    report,

    /** Of other modules too: what was heard on the way is told as soon as there is a connection. */
    async reportAll(): Promise<void> {
      for (const { course, module } of kept.read().values()) await report({ course, module });
    },
  };
}

export type ListeningReports = ReturnType<typeof createListeningReports>;
