import { facts } from '#domain/facts.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import { isTestCode, trackingEvent, type TrackingEvent } from '#domain/events/tracking-event.ts';

interface EventsDeps {
  /** Checked again when sending, as consent may have been withdrawn. */
  maySend: () => boolean;
  /** The page's whole address, and the site's in production. */
  address: () => string;
  site: string;
  now: () => number;
  randomId: () => string;
  later: (run: () => void, milliseconds: number) => void;
  onLeave: (leave: () => void) => void;
  send: (event: TrackingEvent) => void;
}

export interface Events {
  /** Reports a conversion event; returns whether it will be sent. Events with the same id count once. */
  report: (event: BrowserEvent, id?: string) => boolean;
}

/**
 * Conversion events are sent after a short delay, so that the page's own work comes first, or at once when it is left.
 */
export function createEvents(deps: EventsDeps): Events {
  const waiting = new Set<TrackingEvent>();

  function send(event: TrackingEvent) {
    if (waiting.delete(event) && deps.maySend()) deps.send(event);
  }
  let isUsed = false;
  function use() {
    if (isUsed) return;
    isUsed = true;
    deps.onLeave(() => {
      for (const event of waiting) send(event);
    });
  }

  return {
    report(event, id = deps.randomId()) {
      use();
      const address = deps.address();
      const { origin, searchParams } = new URL(address);
      const code = searchParams.get('test_event_code');
      const testCode = isTestCode(code) ? code : undefined;
      if (!deps.maySend() || (origin !== deps.site && testCode === undefined)) return false;

      const circumstances = { id, time: deps.now(), address, site: origin, testCode };
      const tracked = trackingEvent(event, circumstances);
      waiting.add(tracked);
      deps.later(() => {
        send(tracked);
      }, facts.timing.eventDelayMs);
      return true;
    },
  };
}
