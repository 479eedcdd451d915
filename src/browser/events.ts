import { company } from '#domain/company/company.ts';
import type { BrowserEvent } from '#domain/events/catalogue.ts';
import { isTestCode, trackingEvent, type TrackingEvent } from '#domain/events/tracking-event.ts';
import { trackedRoutes } from '#i18n/tracked-routes.ts';
import { reportEvent } from '#site/api/fb-events.ts';
import { createCall } from './call.ts';
import { randomId } from './ids.ts';
import { storedConsent } from './stored-consent.ts';

const delayMs = 250;

const sendEvent = createCall()(reportEvent);

const isAllowed = () => storedConsent.read()?.status === 'accepted';

/**
 * Conversion events are sent after a short delay, so that the page's own work comes first, or at once when the
 * visitor leaves.
 */
export function createEvents() {
  const waiting = new Set<TrackingEvent>();

  /** Consent may have been withdrawn meanwhile. Failures are silent. */
  function send(event: TrackingEvent) {
    if (waiting.delete(event) && isAllowed()) void sendEvent(event);
  }
  let isUsed = false;
  function use() {
    if (isUsed) return;
    isUsed = true;
    addEventListener('pagehide', () => {
      for (const event of waiting) send(event);
    });
  }

  return {
    /** Reports a conversion event; returns whether it will be sent. Events with the same id count once. */
    report: (event: BrowserEvent, id = randomId()): boolean => {
      use();
      const { href: address, origin, searchParams } = new URL(location.href);
      const code = searchParams.get('test_event_code');
      const testCode = isTestCode(code) ? code : undefined;
      const { site } = company;
      if (!isAllowed() || (origin !== site && testCode === undefined)) return false;

      const tracked = trackingEvent(event, {
        id,
        time: Date.now(),
        address,
        site: origin,
        routes: trackedRoutes,
        testCode,
      });
      waiting.add(tracked);
      setTimeout(() => {
        send(tracked);
      }, delayMs);
      return true;
    },
  };
}

/** This page's conversion events. Islands report them; consent decides whether they are sent. */
export const events = createEvents();
