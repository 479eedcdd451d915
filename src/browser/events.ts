import { facts } from '#domain/facts.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import { isTestCode, trackingEvent, type TrackingEvent } from '#domain/events/tracking-event.ts';

interface EventsDeps {
  /** Asked again at the moment of sending: consent may have been withdrawn by then. */
  maySend: () => boolean;
  /** The page's whole address, and the site's own in production. */
  address: () => string;
  site: string;
  now: () => number;
  randomId: () => string;
  later: (run: () => void, milliseconds: number) => void;
  /** Calls when the page is about to go away. */
  onLeave: (leave: () => void) => void;
  send: (event: TrackingEvent) => void;
}

export interface Events {
  /**
   * Reports a conversion event; says whether it will be sent. An id given by the caller makes it idempotent: it
   * counts once, however often it is reported.
   */
  report: (event: BrowserEvent, id?: string) => boolean;
}

/** Conversion events: sent with a short delay, so that the page's own work comes first; at once when it is left. */
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
