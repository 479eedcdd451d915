import { company } from '#domain/company.ts';
import { consentJar } from '#site/clients/consent-jar.ts';
import { createEvents, postEvent } from '#site/clients/events.ts';
import { randomId } from '#site/clients/random-id.ts';

const jar = consentJar(document, location.protocol === 'https:');

/** Islands report here what has happened; whether anybody is told is not theirs to decide. */
export const events = createEvents({
  mayBeTold: () => jar.read()?.status === 'accepted',
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
  send: postEvent,
});
