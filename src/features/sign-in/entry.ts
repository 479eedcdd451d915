import { isEmail } from '#domain/mail/email.ts';
import { facts } from '#domain/company/facts.ts';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';

export type Form = 'sign-in' | 'register' | 'reset' | 'link';

/** The input of a form. */
export interface Entry {
  email: string;
  password: string;
}

/** What is wrong with an entry, checked before asking the provider. */
export function entryProblem(
  form: Form | 'address' | 'new-password',
  { email, password }: Entry,
): IdentityCode | undefined {
  if (form !== 'new-password' && !isEmail(email)) return 'email_malformed';
  if (form === 'sign-in' && password === '') return 'password_missing';
  const isChosen = form === 'register' || form === 'new-password';
  return isChosen && password.length < facts.passwordLength ? 'password_too_short' : undefined;
}

const mostRefusals = 5;
const refusalPauseMs = 60_000;

/** A rate limit on guessing passwords. The provider has its own; this one can be explained to the visitor. */
export function createTries(now: () => number) {
  let refusals = 0;
  let last = 0;
  return {
    mayTry() {
      if (now() - last >= refusalPauseMs) refusals = 0;
      return refusals < mostRefusals;
    },
    refused() {
      refusals += 1;
      last = now();
    },
  };
}
