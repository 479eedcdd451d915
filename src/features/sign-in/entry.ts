import { isEmail } from '#domain/mail/email.ts';
import { facts } from '#domain/company/facts.ts';
import type { IdentityCode } from '#domain/errors/identity-codes.ts';

export type Form = 'sign-in' | 'register' | 'reset' | 'link';

/** The input of a form. */
export interface Entry {
  email: string;
  password: string;
}

/** By field. */
export type EntryProblems = Partial<Record<keyof Entry, IdentityCode>>;

/** Everything that is wrong with an entry, checked before asking the provider; undefined if nothing is. */
export function entryProblems(
  form: Form | 'address' | 'new-password',
  { email, password }: Entry,
): EntryProblems | undefined {
  const problems: EntryProblems = {};
  if (form !== 'new-password' && !isEmail(email)) problems.email = 'email_malformed';
  if (form === 'sign-in' && password === '') problems.password = 'password_missing';
  const isChosen = form === 'register' || form === 'new-password';
  if (isChosen && password.length < facts.passwordLength) problems.password = 'password_too_short';
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** The field that the provider's refusals are about, if it is one field. */
const fields: Partial<Record<IdentityCode, keyof Entry>> = {
  email_malformed: 'email',
  link_for_other_address: 'email',
  password_too_short: 'password',
  password_too_weak: 'password',
};

/** A failure as problems of fields, if it is about one. */
export function asEntryProblems(problem: IdentityCode | undefined): EntryProblems | undefined {
  const field = problem && fields[problem];
  return field && { [field]: problem };
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
