import { isEmail } from '#domain/email.ts';
import { facts } from '#domain/facts.ts';
import type { IdentityCode } from '#domain/identity-codes.ts';
import type { Entry, Form } from './login-state.ts';

const mostRefusals = 5;
const pauseMs = 60_000;

/** Guessing pauses after a few refusals. The provider has limits of its own; these are there to be explained. */
export function createTries(now: () => number) {
  let refusals = 0;
  let last = 0;
  return {
    mayTry() {
      if (now() - last >= pauseMs) refusals = 0;
      return refusals < mostRefusals;
    },
    refused() {
      refusals += 1;
      last = now();
    },
  };
}

/** What is wrong with an entry before anybody is asked. */
export function entryProblem(
  form: Form | 'address' | 'new-password',
  entry: Entry,
): IdentityCode | undefined {
  const { email, password } = entry;
  if (form !== 'new-password' && !isEmail(email)) return 'email_malformed';
  if (form === 'sign-in' && password === '') return 'password_missing';
  const chosen = form === 'register' || form === 'new-password';
  return chosen && password.length < facts.passwordLength ? 'password_too_short' : undefined;
}
