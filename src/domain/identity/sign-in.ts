export const providers = ['apple', 'google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Each reason for a sign-in has its own headline. */
export const loginReasons = ['sign-in', 'register', 'onboarding', 'course', 'plan', 'quiz'] as const;
export type LoginReason = (typeof loginReasons)[number];

export const isLoginReason = (value: unknown): value is LoginReason =>
  loginReasons.some((reason) => reason === value);

/**
 * A path on our site, limited to the characters that our paths use. No second slash, backslash, `..` or encoding
 * beyond a query's: it cannot lead a browser to another site.
 */
const ownPath = /^\/(?:de|en)(?:\/[\w-]+)*\/?(?:\?[\w.~%=&+-]{0,200})?(?:#[\w-]{0,100})?$/;

/** An unsafe destination is replaced: no open redirects. */
export const safeDestination = (next: unknown, otherwise: string): string =>
  typeof next === 'string' && ownPath.test(next) ? next : otherwise;

/** The code of an authenticator app as typed; some apps show it with a space in the middle. */
export function codeIn(typed: string): string | undefined {
  const code = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}
