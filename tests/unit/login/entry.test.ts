import { expect, it } from 'vitest';
import { entryProblem } from '#site/features/sign-in/entry.ts';

const email = 'lena@example.com';

it.each([
  ['sign-in', email, 'x', undefined],
  ['sign-in', email, '', 'password_missing'],
  ['sign-in', 'lena', '', 'email_malformed'],
  ['register', email, '1234567', 'password_too_short'],
  ['register', email, '12345678', undefined],
  ['reset', email, '', undefined],
  ['link', '', '', 'email_malformed'],
  ['address', 'lena@', '', 'email_malformed'],
  ['new-password', '', '1234567', 'password_too_short'],
  ['new-password', '', 'her-new-one', undefined],
] as const)('%s with “%s” and “%s”: %s', (form, address, password, problem) => {
  expect(entryProblem(form, { email: address, password })).toBe(problem);
});
