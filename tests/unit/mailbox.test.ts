import { expect, it } from 'vitest';
import { mailboxKey } from '#domain/email.ts';

it.each([
  ['Erika@Example.com', 'erika@example.com'],
  ['erika+a@example.com', 'erika@example.com'],
  ['erika+a+b@example.com', 'erika@example.com'],
  ['e.r.i.k.a@example.com', 'e.r.i.k.a@example.com'],
  ['e.r.i.k.a+x@gmail.com', 'erika@gmail.com'],
  ['Erika@googlemail.com', 'erika@gmail.com'],
])('%s ends in the mailbox %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});
