import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentRules, decide, readConsent, serialiseConsent } from '#domain/consent/consent.ts';

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const id = '0123456789abcdef0123456789abcdef';
const record = decide('accepted', { id, time: now, language: 'de' });
const header = (value: unknown) => `CookieConsent=${encodeURIComponent(JSON.stringify(value))}`;
const read = (cookies: string, at = now) => readConsent(cookies, consentRules, at);

it('consent cookie: first-party, lasts a year, secure on https; read among other cookies, with its fields in any order', () => {
  const attributes = 'Path=/; Max-Age=31536000; SameSite=Lax';
  const written = serialiseConsent(record, { secure: true });
  expect(written).toContain(`${attributes}; Secure`);
  expect(serialiseConsent(record, { secure: false }).endsWith(attributes)).toBe(true);
  expect(read(`a=b; ${written.split(';', 1).join()}; c=d`)).toEqual(record);
  expect(read(header(Object.fromEntries(Object.entries(record).reverse())))).toEqual(record);
});

describe('consent cookie: a malformed record counts as undecided', () => {
  it.each([
    ['nothing', ''],
    ['another cookie', 'NotCookieConsent=1'],
    ['no JSON', 'CookieConsent=accepted'],
    ['half an escape', 'CookieConsent=%E0%A4%A'],
    ['a list', header([])],
    ['null', header(null)],
    ['a bare status', header({ status: 'accepted' })],
    ['pending', header({ ...record, status: 'pending' })],
    ['an unknown status', header({ ...record, status: 'ACCEPTED' })],
    ['another version of the text', header({ ...record, version: consentRules.version + 1 })],
    ['no receipt', header({ ...record, id: '' })],
    ['a receipt of another form', header({ ...record, id: 'f'.repeat(31) })],
    ['an unknown language', header({ ...record, language: 'fr' })],
    ['a time as text', header({ ...record, time: String(now) })],
    ['a time to come', header({ ...record, time: now + day })],
    ['somebody else’s form', header({ stamp: 'x', necessary: true, marketing: true })],
  ])('%s', (_, cookies) => {
    expect(read(cookies)).toBeUndefined();
  });

  it('consent cookie: reading never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
        expect(() => read(`CookieConsent=${value}`)).not.toThrow();
        expect(() => read(`CookieConsent=${encodeURIComponent(value)}`)).not.toThrow();
      }),
    );
  });
});

it('consent cookie: valid for a year and not a day longer, even if a clock is hours behind', () => {
  expect(read(header(record), now - 6 * 3_600_000)).toEqual(record);
  expect(read(header(record), now + 365 * day - 1)).toEqual(record);
  expect(read(header(record), now + 365 * day)).toBeUndefined();
});

it('consent cookie: keeps the id of the receipt that it replaces', () => {
  const replacing = { ...record, replaces: 'f'.repeat(32) };
  expect(read(header(replacing))).toEqual(replacing);
  expect(read(header({ ...record, replaces: 'lena@example.com' }))).toEqual(record);
});
