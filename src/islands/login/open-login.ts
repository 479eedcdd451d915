import { inAppBrowser, outsideLink } from '#domain/in-app-browser.ts';
import { isLoginReason, safeDestination, type LoginReason } from '#domain/sign-in.ts';
import { linkAddress } from '#site/clients/link-address.ts';
import { whileSeen } from '#site/clients/while-seen.ts';
import { loadIdentity, session } from '#site/stores/page-session.ts';
import { createLogin } from './login.store.ts';
import { visit } from './visit.ts';
import type { Login } from './login-parts.ts';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A page that leads back here would lead in circles. */
function destination(otherwise: string): string {
  const path = safeDestination(visit.next, otherwise);
  return new URL(path, location.origin).pathname === location.pathname ? otherwise : path;
}

export interface PageLogin {
  login: Login;
  reason: LoginReason;
  /** A link out of another app's browser, where she is in one. */
  outside: string | undefined;
}

/** The login of this page. */
export function openLogin(otherwise: string): PageLogin {
  const { userAgent } = navigator;
  const reason = isLoginReason(visit.reason) ? visit.reason : 'sign-in';
  const login = createLogin({
    reason,
    arrival: visit.arrival,
    destination: destination(otherwise),
    returnTo: location.origin + visit.clean,
    identity: loadIdentity,
    session,
    linkAddress: linkAddress(Date.now),
    inApp: inAppBrowser(userAgent) !== undefined,
    now: Date.now,
    wait,
    whileSeen,
    go: (path) => {
      location.replace(path);
    },
  });
  addEventListener('focus', login.focused);
  return { login, reason, outside: outsideLink(location.origin + visit.clean, userAgent) };
}
