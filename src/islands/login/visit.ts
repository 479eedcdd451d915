import { isLoginReason, safeDestination } from '#domain/sign-in.ts';
import { readVisit } from './arrival.ts';
import type { LoginPlace } from './open-login.ts';

const visit = readVisit(location.href);
// The address bar and the history forget at once what could sign somebody in.
history.replaceState(history.state, '', visit.clean);

/** A page that leads back here would lead in circles. */
function destination(otherwise: string): string {
  const path = safeDestination(visit.next, otherwise);
  return new URL(path, location.origin).pathname === location.pathname ? otherwise : path;
}

/** What this visit of the login page is about. */
export function placeOf(otherwise: string): LoginPlace {
  const to = destination(otherwise);
  return {
    reason: isLoginReason(visit.reason) ? visit.reason : 'sign-in',
    arrival: visit.arrival,
    destination: to,
    returnTo: location.origin + visit.clean,
    inPlace: false,
    go: () => {
      location.replace(to);
    },
    reload() {
      if (navigator.onLine) location.reload();
      return navigator.onLine;
    },
  };
}
