import { expect, it } from 'vitest';
import { call, site } from './outside/call.ts';

const markdown = 'text/markdown; charset=utf-8';

it.each([
  ['GET', 'suppe', 200, markdown, '# Suppe\n\n- 250 g Linsen\n'],
  ['HEAD', 'suppe', 200, markdown, ''],
  ['GET', 'kuchen', 404, 'text/html; charset=utf-8', expect.any(String)],
])(
  'a recipe as Markdown comes from the data beside its page: %s %s is a %i',
  async (method, slug, ...expected) => {
    const answer = await call(new Request(`${site}/de/rezepte/${slug}/index.md`, { method }));
    expect([answer.status, answer.headers.get('Content-Type'), answer.body]).toEqual(expected);
  },
);
