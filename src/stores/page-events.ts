import { company } from '#domain/company.ts';
import { consentCookieOf } from '#site/clients/consent-cookie.ts';
import { createEvents, postEvent } from '#site/clients/events.ts';
import { randomId } from '#site/clients/ids.ts';

const cookie = consentCookieOf(document, location.protocol === 'https:');

/** Conversion events of this page. Islands report what has happened; whether it is sent, the consent decides. */
export const events = createEvents({
  maySend: () => cookie.read()?.status === 'accepted',
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
