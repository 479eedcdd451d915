import { describe, expect, it } from 'vitest';
import { call, site } from './outside/call.ts';

const read = (path: string, init?: RequestInit) => call(new Request(site + path, init));

describe('a recipe as Markdown', () => {
  const path = '/de/rezepte/suppe/index.md';

  it('comes from the data beside its page', async () => {
    const answer = await read(path);
    expect([answer.status, answer.headers.get('Content-Type'), answer.body]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      '# Suppe\n\n- 250 g Linsen\n',
    ]);
  });

  it('answers HEAD', async () => {
    const answer = await read(path, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
  });

  it('is a 404 without a recipe', async () => {
    const answer = await read('/de/rezepte/kuchen/index.md');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
  });
});
