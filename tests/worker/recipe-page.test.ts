import { describe, expect, it } from 'vitest';
import { call, site } from './outside/call.ts';

const markdown = 'text/markdown; charset=utf-8';
const html = 'text/html; charset=utf-8';
const words = '# Suppe\n\n- 250 g Linsen\n';

describe('a recipe as Markdown comes from the data beside its page', () => {
  it.each([
    ['GET', 'suppe', 200, markdown, words],
    ['HEAD', 'suppe', 200, markdown, ''],
    ['GET', 'kuchen', 404, html, expect.any(String)],
  ])('at an address of its own: %s %s is a %i', async (method, slug, ...expected) => {
    const answer = await call(new Request(`${site}/de/rezepte/${slug}/index.md`, { method }));
    expect([answer.status, answer.headers.get('Content-Type'), answer.body]).toEqual(expected);
  });

  it.each([
    ['a browser', 'suppe', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 200, html],
    ['whoever accepts anything', 'suppe', '*/*', 200, html],
    ['whoever prefers HTML', 'suppe', 'text/markdown;q=0.5, text/html', 200, html],
    ['whoever prefers Markdown', 'suppe', 'text/markdown, text/html;q=0.9, */*;q=0.1', 200, markdown],
    ['whoever only accepts Markdown', 'suppe', 'text/markdown', 200, markdown],
    ['whoever prefers Markdown of no recipe', 'kuchen', 'text/markdown', 404, html],
  ])('at its page: %s gets %s accordingly', async (_, slug, accepted, status, type) => {
    const answer = await call(new Request(`${site}/de/rezepte/${slug}`, { headers: { Accept: accepted } }));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, type]);
    if (status === 200) expect(answer.body === words).toBe(type === markdown);
    // A shared cache keeps both.
    expect(answer.headers.get('Vary')).toContain('Accept');
  });
});

it('a recipe’s page names its main picture in a header, for browsers to ask for it before they read the page', async () => {
  const link = async (headers: Record<string, string>) =>
    (await call(new Request(`${site}/de/rezepte/suppe`, { headers }))).headers.get('Link');
  expect(await link({ Accept: 'text/html' })).toBe('</soup.avif>; rel=preload; as=image; fetchpriority=high');
  expect(await link({ Accept: 'text/markdown' })).toBeNull();
});
