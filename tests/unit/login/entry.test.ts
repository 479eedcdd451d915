import { expect, it } from 'vitest';
import { facts } from '#domain/company/facts.ts';
import { entryProblems } from '#site/features/sign-in/entry.ts';

const email = 'lena@example.com';
const longEnough = 'x'.repeat(facts.passwordLength);
const tooShort = longEnough.slice(1);

it.each([
  ['sign-in', email, 'x', undefined],
  ['sign-in', email, '', { password: 'password_missing' }],
  ['sign-in', 'lena', '', { email: 'email_malformed', password: 'password_missing' }],
  ['register', email, tooShort, { password: 'password_too_short' }],
  ['register', 'lena', tooShort, { email: 'email_malformed', password: 'password_too_short' }],
  ['register', email, longEnough, undefined],
  ['reset', email, '', undefined],
  ['link', '', '', { email: 'email_malformed' }],
  ['address', 'lena@', '', { email: 'email_malformed' }],
  ['new-password', '', tooShort, { password: 'password_too_short' }],
  ['new-password', '', longEnough, undefined],
] as const)(
  'sign-in form: %s with “%s” and “%s” has every problem at its field',
  (form, address, password, problems) => {
    expect(entryProblems(form, { email: address, password })).toEqual(problems);
  },
);
