import { inAppBrowser, outsideLink } from '#domain/in-app-browser.ts';
import { linkAddress } from '#site/clients/link-address.ts';
import { whileSeen } from '#site/clients/while-seen.ts';
import { loadIdentity, session } from '#site/stores/page-session.ts';
import { createLogin } from './login.store.ts';
import type { Login, LoginDeps } from './login-parts.ts';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Where the sign-in is opened, and what for. */
export interface LoginPlace extends Pick<
  LoginDeps,
  'reason' | 'arrival' | 'destination' | 'returnTo' | 'go' | 'reload'
> {
  /** Opened within another page: neither a link out of an e-mail nor another browser leads back to what is there. */
  inPlace: boolean;
}

export interface PageLogin extends Pick<LoginPlace, 'reason' | 'inPlace'> {
  login: Login;
  /** A link out of another app's browser, where she is in one. */
  outside: string | undefined;
}

export function openLogin({ inPlace, ...place }: LoginPlace): PageLogin {
  const { userAgent } = navigator;
  const login = createLogin({
    ...place,
    identity: loadIdentity,
    session,
    linkAddress: linkAddress(Date.now),
    inApp: inAppBrowser(userAgent) !== undefined,
    now: Date.now,
    wait,
    whileSeen,
  });
  addEventListener('focus', login.focused);
  return { login, inPlace, reason: place.reason, outside: outsideLink(place.returnTo, userAgent) };
}
