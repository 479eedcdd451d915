import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeDestination } from '#domain/identity/sign-in.ts';

const site = 'https://www.valea.example';
const otherwise = '/de/mein-konto';

describe('destination after the sign-in', () => {
  it.each([
    '/de/',
    '/de',
    '/en/plans',
    '/de/kurs/zpp/erstattung',
    '/en/start?step=4&from=ad_1',
    '/de/faq#kurs',
    '/de/angebote?code=FR%C3%9CHLING',
  ])('%s is followed', (path) => {
    expect(safeDestination(path, otherwise)).toBe(path);
  });

  // The property below tries everything else that might lead to another site.
  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/de//evil.example',
    '/de/../../evil',
    '/de/%2e%2e/%2fevil',
    '/fr/plans',
    '/api/graphql',
    '/deutsch',
    '',
    '/',
    '/de/@evil.example',
    '/de/?next=//evil.example',
    '/de/?x=<script>',
    ` /de/`,
    `/de/${'a/'.repeat(5)}?${'x'.repeat(300)}`,
    null,
    42,
    ['/de/'],
  ])('%j is refused', (path) => {
    expect(safeDestination(path, otherwise)).toBe(otherwise);
  });

  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '/de', '/en', '/de/', '.', '..', '%2f', '%5c', '%2e', '@', ':', '?', '#', '&', '='],
    ...['\t', '\n', '\r', '\0', ' ', 'evil.example', 'https:', 'javascript:', 'x', '\u2215', '\uff0f', '；'],
  );
  const hostile = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }).map((parts) => parts.join(''));

  it('whatever is asked, a browser stays on our site, in one of our languages', () => {
    fc.assert(
      fc.property(hostile, (next) => {
        const path = safeDestination(next, otherwise);
        const { origin, pathname } = new URL(path, `${site}/de/anmelden`);
        expect(origin).toBe(site);
        expect(pathname).toMatch(/^\/(de|en)(\/|$)/);
        expect(path === next || path === otherwise).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});
