import { facts } from '#domain/facts.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import { isTestCode, trackingEvent, type TrackingEvent } from '#domain/events/tracking-event.ts';

export interface EventsDeps {
  /** Asked again at the moment of sending: consent may be gone by then. */
  mayBeTold: () => boolean;
  /** The whole address of the page, and the address that the site has in production. */
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
   * An id of the caller's own says that this happens once, however often it is reported. Says whether anybody is
   * to hear of it.
   */
  report: (event: BrowserEvent, id?: string) => boolean;
}

/** Sends a little after the fact, so that the page's own work comes first; at once when the page goes away. */
export function createEvents(deps: EventsDeps): Events {
  const waiting = new Set<TrackingEvent>();

  function send(event: TrackingEvent) {
    if (waiting.delete(event) && deps.mayBeTold()) deps.send(event);
  }
  deps.onLeave(() => {
    for (const event of waiting) send(event);
  });

  return {
    report(event, id = deps.randomId()) {
      const address = deps.address();
      const { origin, searchParams } = new URL(address);
      const code = searchParams.get('test_event_code');
      const testCode = isTestCode(code) ? code : undefined;
      if (!deps.mayBeTold() || (origin !== deps.site && testCode === undefined)) return false;

      const circumstances = { id, time: deps.now(), address, site: origin, testCode };
      const told = trackingEvent(event, circumstances);
      waiting.add(told);
      deps.later(() => {
        send(told);
      }, facts.timing.eventDelayMs);
      return true;
    },
  };
}

/** The way to the Worker. It survives a navigation, and nobody hears of a failure. */
export function postEvent(event: TrackingEvent): void {
  fetch('/api/fb-events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
  }).catch(() => undefined);
}
