import { expect, it } from 'vitest';
import { identityCodeOf } from '#site/browser/identity/firebase-errors.ts';

it.each([
  ['auth/popup-blocked', 'popup_blocked'],
  ['auth/popup-closed-by-user', 'popup_closed'],
  ['auth/cancelled-popup-request', 'popup_superseded'],
  ['auth/account-exists-with-different-credential', 'other_way_in'],
  ['auth/user-disabled', 'account_disabled'],
  ['auth/multi-factor-auth-required', 'second_factor_unsupported'],
  ['auth/invalid-verification-code', 'code_refused'],
  ['auth/invalid-multi-factor-session', 'code_expired'],
  ['auth/requires-recent-login', 'sign_in_again'],
  ['auth/too-many-requests', 'too_many_tries'],
  ['auth/web-storage-unsupported', 'in_app_browser'],
  ['auth/invalid-credential', 'credentials_refused'],
  ['auth/user-not-found', 'credentials_refused'],
  ['auth/wrong-password', 'credentials_refused'],
  ['auth/invalid-action-code', 'link_used_up'],
  ['auth/expired-action-code', 'link_used_up'],
  ['auth/a-code-of-the-future', 'sign_in_unavailable'],
])('Firebase error: %s is %s', (code, expected) => {
  expect(identityCodeOf(Object.assign(new Error(code), { code }))).toBe(expected);
});

it('Firebase error: a lost connection is only reported while offline', () => {
  const lost = { code: 'auth/network-request-failed' };
  expect([identityCodeOf(lost, false), identityCodeOf(lost, true)]).toEqual([
    'offline',
    'sign_in_unavailable',
  ]);
});

it.each([undefined, null, 'auth/popup-blocked', new TypeError('x'), { code: 42 }])(
  'Firebase error: %j is unknown',
  (error) => {
    expect(identityCodeOf(error)).toBe('sign_in_unavailable');
  },
);
