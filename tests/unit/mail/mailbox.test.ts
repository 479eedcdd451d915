import { expect, it } from 'vitest';
import { isEmail, isMailable, mailboxKey } from '#domain/mail/email.ts';

it.each([
  ['Erika@Example.com', 'erika@example.com'],
  ['erika+a@example.com', 'erika@example.com'],
  ['erika+a+b@example.com', 'erika@example.com'],
  ['e.r.i.k.a@example.com', 'e.r.i.k.a@example.com'],
  ['e.r.i.k.a+x@gmail.com', 'erika@gmail.com'],
  ['Erika@googlemail.com', 'erika@gmail.com'],
])('mailbox: mail to %s arrives at %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});

it.each([
  'ada@example.com',
  'ada.b+tag@mail.example.co.uk',
  "o'hara@example.com",
  'a@b.example.de',
  'ada@xn--mller-kva.de',
  '1@1.example.com',
])('address: %s is accepted for a purchase', (email) => {
  expect(isMailable(email)).toBe(true);
});

it.each([
  'ada@müller.de',
  'müller@example.de',
  'ada@example.c',
  'ada..x@example.com',
  '.ada@example.com',
  '"ada"@example.com',
  'ada@-example.com',
  'ada@example.123',
  `${'a'.repeat(65)}@example.com`,
])('address: %s is refused for a purchase, but accepted in a declaration', (email) => {
  expect([isEmail(email), isMailable(email)]).toEqual([true, false]);
});
