import type { MetaEvent } from './check.ts';

/** An accepted event; duplicates are only counted. */
export interface TakenEvent {
  event: MetaEvent;
  testCode?: string;
  at: string;
  times: number;
}

export interface RefusedCall {
  status: number;
  reason: string;
  at: string;
}

const mostCalls = 200;

/** Events in the order of arrival, deduplicated by name and id, as at Meta. */
export function createLog(mostEvents = 20_000) {
  const taken = new Map<string, TakenEvent>();
  let refused: RefusedCall[] = [];
  return {
    take(event: MetaEvent, testCode: string | undefined) {
      const key = `${event.event_name} ${event.event_id}`;
      const known = taken.get(key);
      if (known) {
        known.times += 1;
      } else if (taken.size < mostEvents) {
        const at = new Date().toISOString();
        taken.set(key, { event, at, times: 1, ...(testCode === undefined ? {} : { testCode }) });
      }
    },
    refuse(status: number, reason: string) {
      refused = [...refused.slice(1 - mostCalls), { status, reason, at: new Date().toISOString() }];
    },
    forget() {
      taken.clear();
      refused = [];
    },
    seen: () => ({ taken: [...taken.values()], refused }),
  };
}

export type Log = ReturnType<typeof createLog>;
