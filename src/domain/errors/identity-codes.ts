/** Every error code of signing in. Each language has its own sentences. */
export const identityCodes = [
  // The provider's window
  'popup_blocked',
  'popup_closed',
  'popup_superseded',
  'in_app_browser',
  'provider_refused',
  'provider_without_email',
  // Accounts
  'credentials_refused',
  'other_way_in',
  'already_linked',
  'account_disabled',
  'second_factor_unsupported',
  'email_unconfirmed',
  'sign_in_again',
  // Input
  'email_malformed',
  'password_missing',
  'password_too_short',
  'password_too_weak',
  'code_malformed',
  'code_refused',
  'code_expired',
  // A link in an e-mail
  'link_used_up',
  'link_for_other_address',
  // Network and device
  'too_many_tries',
  'offline',
  'sign_in_unavailable',
] as const;

export type IdentityCode = (typeof identityCodes)[number];
