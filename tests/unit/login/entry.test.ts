import { expect, it } from 'vitest';
import { facts } from '#domain/company/facts.ts';
import { entryProblem } from '#site/features/sign-in/entry.ts';

const email = 'lena@example.com';
const longEnough = 'x'.repeat(facts.passwordLength);
const tooShort = longEnough.slice(1);

it.each([
  ['sign-in', email, 'x', undefined],
  ['sign-in', email, '', 'password_missing'],
  ['sign-in', 'lena', '', 'email_malformed'],
  ['register', email, tooShort, 'password_too_short'],
  ['register', email, longEnough, undefined],
  ['reset', email, '', undefined],
  ['link', '', '', 'email_malformed'],
  ['address', 'lena@', '', 'email_malformed'],
  ['new-password', '', tooShort, 'password_too_short'],
  ['new-password', '', longEnough, undefined],
] as const)('sign-in form: %s with “%s” and “%s” gives %s', (form, address, password, problem) => {
  expect(entryProblem(form, { email: address, password })).toBe(problem);
});
