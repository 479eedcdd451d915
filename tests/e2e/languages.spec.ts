import { expect, test } from '@playwright/test';
import { de, en } from './texts.ts';

test('languages: the bare address leads to the language that the visitor prefers', async ({
  request,
  baseURL,
}) => {
  for (const [language, target] of [
    ['de-DE,de;q=0.9,en;q=0.8', '/de/'],
    ['en-US,en;q=0.9', '/en/'],
    ['fr', '/en/'],
  ] as const) {
    const response = await request.get('/', { maxRedirects: 0, headers: { 'Accept-Language': language } });
    expect(response.status()).toBe(302);
    expect(new URL(response.headers()['location'] ?? '', baseURL).pathname, language).toBe(target);
    expect(response.headers()['vary']).toContain('Accept-Language');
  }
});

test('languages: an unknown one leads to a known one, on our site', async ({ request, baseURL }) => {
  for (const [path, target] of [
    ['/fr/faq', '/en/faq'],
    ['/fr', '/en/'],
    ['/de-AT/faq?from=app', '/de/faq?from=app'],
    ['/xx/%2F%2Fevil.example', '/en/%2F%2Fevil.example'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    const location = new URL(response.headers()['location'] ?? '', baseURL);
    expect(location.origin, path).toBe(baseURL);
    expect(location.pathname + location.search).toBe(target);
  }
});

test('languages: a missing page answers 404 in the language of its address, or else the visitor’s', async ({
  request,
}) => {
  for (const [path, language, text] of [
    ['/de/gibt-es-nicht', 'en', de('not-found').title],
    ['/en/no-such-page', 'de', en('not-found').title],
    ['/no-such-page', 'de', de('not-found').title],
  ] as const) {
    const response = await request.get(path, { headers: { 'Accept-Language': language } });
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain(text);
  }
});
