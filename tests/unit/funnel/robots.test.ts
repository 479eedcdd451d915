import { describe, expect, it } from 'vitest';
import { isLookedAt } from '#domain/funnel/robots.ts';

describe('counted visitors', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  it.each([
    safari,
    `${safari} Instagram 300.0.0 (iPhone14,5)`,
    `${safari} [FBAN/FBIOS;FBAV/400.0]`,
    'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
  ])('%s', (agent) => {
    expect(isLookedAt({ agent, purpose: '' })).toBe(true);
  });

  it.each([
    '',
    'curl/8.5.0',
    'node',
    'WhatsApp/2.24',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; AdsBot-Google)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'Mozilla/5.0 (compatible; Bytespider)',
  ])('%s is no visitor', (agent) => {
    expect(isLookedAt({ agent, purpose: '' })).toBe(false);
  });

  it('a prerendered page counts once it is shown', () => {
    expect(isLookedAt({ agent: safari, purpose: 'prefetch;prerender' })).toBe(true);
  });

  it.each(['prefetch', 'prefetch; anonymous-client-ip', 'preview'])(
    'a page loaded ahead of a visit does not count (%s)',
    (purpose) => {
      expect(isLookedAt({ agent: safari, purpose })).toBe(false);
    },
  );
});
