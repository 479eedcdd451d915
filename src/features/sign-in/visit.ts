import { parseAddress } from '#i18n/parse-address.ts';
import { isLoginReason, safeDestination, type LoginReason } from '#domain/identity/sign-in.ts';
import { withCampaign } from '#site/browser/page-via.ts';
import type { Visit } from './state.ts';
import type { Arrival } from './login-state.ts';

interface ReadVisit {
  arrival: Arrival;
  reason: string | undefined;
  next: string | undefined;
  /** The source of the visit, from before a mail. */
  via: string | undefined;
  /** The URL without its secrets, for the address bar and the history. */
  clean: string;
}

/** @see https://firebase.google.com/docs/auth/custom-email-handler for `mode` and `oobCode` */
const arrivalOf = (mode: string | null, code: string | null, address: string): Arrival => {
  if (code === null) return { by: 'visit' };
  switch (mode ?? '') {
    case 'signIn':
      return { by: 'sign-in-link', address };
    case 'resetPassword':
      return { by: 'reset-code', code };
    case 'verifyEmail':
      return { by: 'confirm-code', code };
    default:
      return { by: 'visit' };
  }
};

/** Mailed links have our own parameters in the URL itself, or in the one that they continue to. */
function ownParameters(url: URL): URLSearchParams {
  const onward = url.searchParams.get('continueUrl');
  return (onward === null ? url : (parseAddress(onward) ?? url)).searchParams;
}

export function readVisit(address: string): ReadVisit {
  const url = new URL(address);
  const own = ownParameters(url);
  const kept = new URLSearchParams();
  for (const name of ['for', 'next']) {
    const value = own.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = [...kept].length > 0 ? `?${kept.toString()}` : '';
  return {
    arrival: arrivalOf(url.searchParams.get('mode'), url.searchParams.get('oobCode'), address),
    reason: own.get('for') ?? undefined,
    next: own.get('next') ?? undefined,
    via: own.get('via') ?? undefined,
    clean: url.pathname + query,
  };
}

let visit: ReadVisit | undefined;

/** This visit, read once: secrets are removed from address bar and history at once. */
function thisVisit(): ReadVisit {
  if (!visit) {
    visit = readVisit(location.href);
    if (visit.via !== undefined) document.body.dataset['via'] = visit.via;
    history.replaceState(history.state, '', visit.clean);
  }
  return visit;
}

/** Why a visitor has come to the login page. */
export function purposeOfVisit(): LoginReason {
  const { reason } = thisVisit();
  return isLoginReason(reason) ? reason : 'sign-in';
}

/** Where a sign-in on the login page comes from and leads to. */
export function pageVisit(otherwise: string): Visit {
  const { arrival, next, clean } = thisVisit();
  const path = safeDestination(next, otherwise);
  // A destination equal to this page would cause a redirect loop.
  const isHere = new URL(path, location.origin).pathname === location.pathname;
  return { arrival, destination: isHere ? otherwise : path, returnTo: location.origin + withCampaign(clean) };
}
