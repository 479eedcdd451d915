/** Who vouches for somebody, apart from a mailbox. */
export const providers = ['apple', 'google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Why somebody comes to the login page. Each reason has a headline of its own. */
export const loginReasons = ['sign-in', 'register', 'onboarding', 'course', 'plan', 'quiz'] as const;
export type LoginReason = (typeof loginReasons)[number];

export const isLoginReason = (value: unknown): value is LoginReason =>
  loginReasons.some((reason) => reason === value);

/**
 * A path of one of our languages, in the few characters that our own addresses are made of. No second slash, no
 * backslash, nothing encoded but what a query needs, no dots that climb: whatever a browser makes of it, it stays here.
 */
const ownPath = /^\/(?:de|en)(?:\/[\w-]+)*\/?(?:\?[\w.~%=&+-]{0,200})?(?:#[\w-]{0,100})?$/;

/** Where to go after the sign-in: only to a page of our own, or else to the place that is right anyway. */
export const safeDestination = (next: unknown, otherwise: string): string =>
  typeof next === 'string' && ownPath.test(next) ? next : otherwise;
