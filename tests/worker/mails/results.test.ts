import { expect, it } from 'vitest';
import { declarationResult, type ResultFacts } from '../../../functions/mails/declaration-mails.ts';
import { inert } from '../../../functions/mails/layout.ts';
import type { Declaration, DeclarationKind } from '#domain/shop/declaration.ts';

const said = { id: 'd'.repeat(32), locale: 'de', name: 'Erika', email: 'erika@example.com' } as const;
const at = new Date('2026-11-22T10:00:00Z');
const declared = (kind: DeclarationKind): Declaration => ({
  ...said,
  contract: 'app',
  received: at,
  ...(kind === 'cancel' ? { kind, manner: 'ordinary' } : { kind }),
});
const contract = { id: 'aaaabbbb-1111-4222-8333-444455556666', product: 'app-1-month', ordered: at } as const;
const titleOf = (kind: DeclarationKind, more: Partial<ResultFacts> & Pick<ResultFacts, 'code'>) => {
  const facts = {
    endsAt: null,
    refundedCents: null,
    at,
    contract,
    paidCents: 0,
    isOwed: false,
    isProved: true,
    sender: 'buyer' as const,
  };
  const mail = declarationResult({ ...facts, declaration: declared(kind), to: said.email, ...more }, '');
  return mail.title;
};

it.each([
  ['cancel', 'ended', {}, 'Dein App-Abo ist schon beendet'],
  ['withdraw', 'ended', {}, 'Der Vertrag ist schon beendet'],
  ['cancel', 'unknown', { contract: undefined }, 'Wir finden den Vertrag noch nicht'],
  ['cancel', 'unknown', {}, 'Das sehen wir uns persönlich an'],
  ['cancel', 'ends', { endsAt: new Date('2026-12-31T23:00:00Z') }, 'Dein App-Abo endet am 31.12.2026'],
  ['cancel', 'ends', { endsAt: new Date('2026-12-31T23:00:01Z') }, 'Dein App-Abo endet am 01.01.2027'],
  ['cancel', 'ends', { endsAt: new Date('2026-06-30T22:00:00Z') }, 'Dein App-Abo ist beendet'],
] as const)('declaration result: the mail about %s, %s, has its title', (kind, code, more, title) => {
  expect(titleOf(kind, { code, ...more })).toBe(title);
});

it('quoted text: becomes no link, address or phone number', () => {
  const typed = 'Ruf +49 30 1234567 oder 0900/123456 an, www.evil.example, a@evil.example';
  expect(inert(typed)).not.toMatch(/\d[\s/]?\d|\+\d|\w\.\w|@\w/);
  expect(inert(typed).replaceAll('\u2060', '')).toBe(typed);
});
