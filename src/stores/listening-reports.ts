import {
  drop,
  enqueue,
  settle,
  waitingOf,
  type ModuleKey,
  type ReportQueue,
} from '#domain/course/report-queue.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { mostPlayed, type ListeningView, type reportListening } from '#site/api/course-module.ts';
import type { StoredValue } from '#site/clients/browser-storage.ts';
import type { Answer, CallOf } from '#site/clients/call.ts';
import type { Interval } from '#domain/course/listening.ts';

interface ReportDeps {
  send: CallOf<typeof reportListening>;
  /** On the device, from the first press of play on: it outlives a lost connection and the page. */
  queue: StoredValue<ReportQueue>;
  newId: () => string;
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
export function createListeningReports({ send, queue, newId, online }: ReportDeps) {
  const all = () => queue.read() ?? [];
  const keep = (next: ReportQueue) => (next.length === 0 ? queue.remove() : queue.write(next));

  async function report(key: ModuleKey): Promise<Answer<ListeningView> | undefined> {
    const waiting = waitingOf(all(), key);
    if (!waiting) return undefined;
    const { course, module, played, speed, position, heardOffline } = waiting;
    const answer = await send({
      course,
      module,
      report: newId(),
      played: played.slice(0, mostPlayed),
      speed,
      position,
      ...(heardOffline ? { heardOffline } : {}),
    });
    if (answer.state === 'ok') keep(settle(all(), waiting, answer.data.heard));
    else if (final.includes(answer.code)) keep(drop(all(), key));
    return answer;
  }

  return {
    waiting: (key: ModuleKey) => waitingOf(all(), key),

    /** Played, and not reported yet; nothing played starts the Worker's clock. */
    add(
      key: ModuleKey,
      { played, ...more }: { played: readonly Interval[]; speed: number; position: number },
    ) {
      keep(enqueue(all(), { ...key, ...more, played, heardOffline: played.length > 0 && !online() }));
    },

    report,

    /** Of other modules too: what was heard on the way is told as soon as there is a connection. */
    async reportAll(): Promise<void> {
      for (const { course, module } of all()) await report({ course, module });
    },
  };
}

export type ListeningReports = ReturnType<typeof createListeningReports>;
