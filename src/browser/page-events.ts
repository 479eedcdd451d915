import { company } from '#domain/company.ts';
import { reportEvent } from '#site/api/fb-events.ts';
import { createCall } from './call.ts';
import { storedConsent } from './stored-consent.ts';
import { createEvents } from './events.ts';
import { randomId } from './ids.ts';

const report = createCall()(reportEvent);

/** Conversion events of this page. Islands report what has happened; whether it is sent, the consent decides. */
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
  // A failure shows nothing.
  send: (event) => void report(event),
});
