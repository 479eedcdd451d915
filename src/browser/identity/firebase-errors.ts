import type { IdentityCode } from '#domain/errors/identity-codes.ts';

/** The SDK's error codes, without `auth/`; any other is a failure of ours or theirs. */
const codes: Readonly<Record<string, IdentityCode>> = {
  'popup-blocked': 'popup_blocked',
  'popup-closed-by-user': 'popup_closed',
  'cancelled-popup-request': 'popup_superseded',
  'user-cancelled': 'popup_closed',
  'web-storage-unsupported': 'in_app_browser',
  'operation-not-supported-in-this-environment': 'in_app_browser',
  'account-exists-with-different-credential': 'other_way_in',
  'email-already-in-use': 'other_way_in',
  'credential-already-in-use': 'already_linked',
  'provider-already-linked': 'already_linked',
  'invalid-credential': 'credentials_refused',
  'invalid-login-credentials': 'credentials_refused',
  'user-not-found': 'credentials_refused',
  'wrong-password': 'credentials_refused',
  'invalid-oauth-client-id': 'provider_refused',
  'invalid-oauth-provider': 'provider_refused',
  'invalid-idp-response': 'provider_refused',
  'operation-not-allowed': 'provider_refused',
  'unverified-email': 'provider_without_email',
  'user-disabled': 'account_disabled',
  'multi-factor-auth-required': 'second_factor_unsupported',
  'invalid-verification-code': 'code_refused',
  'code-expired': 'code_expired',
  'invalid-multi-factor-session': 'code_expired',
  'multi-factor-info-not-found': 'code_expired',
  'totp-challenge-timeout': 'code_expired',
  'requires-recent-login': 'sign_in_again',
  'user-token-expired': 'sign_in_again',
  'invalid-email': 'email_malformed',
  'missing-email': 'email_malformed',
  'invalid-recipient-email': 'email_malformed',
  'missing-password': 'password_missing',
  'weak-password': 'password_too_weak',
  'password-does-not-meet-requirements': 'password_too_weak',
  'expired-action-code': 'link_used_up',
  'invalid-action-code': 'link_used_up',
  'too-many-requests': 'too_many_tries',
  'quota-exceeded': 'too_many_tries',
  'network-request-failed': 'offline',
};

/** The SDK's error as one of our codes. Reported as a lost connection only if the browser is offline. */
export function identityCodeOf(error: unknown, online = true): IdentityCode {
  const name = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const code = typeof name === 'string' ? codes[name.replace(/^auth\//, '')] : undefined;
  if (code === 'offline' && online) return 'sign_in_unavailable';
  return code ?? 'sign_in_unavailable';
}
