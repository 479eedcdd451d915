import { company } from '#domain/company.ts';
import { reportEvent } from '#site/api/fb-events.ts';
import { createCall } from './call.ts';
import { storedConsent } from './stored-consent.ts';
import { createEvents } from './events.ts';
import { randomId } from './ids.ts';

const report = createCall()(reportEvent);

/** This page's conversion events. Islands report them; consent decides whether they are sent. */
export const events = createEvents({
  maySend: () => storedConsent.read()?.status === 'accepted',
  address: () => location.href,
  site: company.site,
  now: Date.now,
  randomId,
  later: (run, milliseconds) => {
    setTimeout(run, milliseconds);
  },
  onLeave: (leave) => {
    addEventListener('pagehide', leave);
  },
  // Failures are silent.
  send: (event) => void report(event),
});
