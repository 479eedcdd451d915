import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { consentRules, decide } from '#domain/consent.ts';
import { firstPaintHash, firstPaintScript } from '#site/features/consent/first-paint.ts';

const record = decide('declined', { id: 'a'.repeat(32), time: Date.now(), language: 'en' });
const cookie = (value: unknown) => `CookieConsent=${encodeURIComponent(JSON.stringify(value))}`;

/** Runs the script of the page with nothing but what it may rely on, and says what became of the banner. */
function paint({ cookies = '', signal = false } = {}) {
  const banner = {
    hidden: true,
    dataset: {} as Record<string, string>,
    untold: false,
    toggleAttribute(_name: string, on: boolean) {
      this.untold = on;
    },
    addEventListener: () => undefined,
  };
  runInNewContext(firstPaintScript, {
    document: { cookie: cookies, getElementById: () => banner },
    navigator: { globalPrivacyControl: signal },
    addEventListener: () => undefined,
  });
  return { shown: !banner.hidden, status: banner.dataset['status'], untold: banner.untold };
}

it('asks whoever has not decided, and nobody else', () => {
  expect(paint()).toEqual({ shown: true, status: 'undecided', untold: false });
  expect(paint({ cookies: cookie({ ...record, status: 'pending' }) })).toMatchObject({ shown: true });
  expect(paint({ cookies: cookie({ ...record, version: consentRules.version - 1 }) })).toMatchObject({
    shown: true,
  });
  expect(paint({ cookies: cookie(record) })).toEqual({ shown: false, status: 'declined', untold: true });
  expect(paint({ cookies: cookie({ ...record, told: true }) })).toMatchObject({ untold: false });
});

it('takes Global Privacy Control as a refusal until she has said otherwise', () => {
  expect(paint({ signal: true })).toMatchObject({ shown: false, status: 'objected' });
  expect(paint({ signal: true, cookies: cookie({ ...record, status: 'accepted' }) })).toMatchObject({
    shown: false,
    status: 'accepted',
  });
});

it('is allowed by its hash', () => {
  expect(firstPaintHash).toBe(`sha256-${createHash('sha256').update(firstPaintScript).digest('base64')}`);
});
