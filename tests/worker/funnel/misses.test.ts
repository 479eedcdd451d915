import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { storesOf } from '../../../functions/deps.ts';
import { call, post } from '../outside/call.ts';
import { counts, countingWorker, storeCounts, storeWaiting, visitor } from '../outside/counts.ts';
import { sql } from '../outside/database.ts';

describe('searches without a result', () => {
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    call(
      post({ body: JSON.stringify(body), headers: { ...visitor, ...headers } }, '/api/search-misses'),
      countingWorker,
    );
  const words = async () => {
    await storeWaiting();
    return (await sql('SELECT language, word, n FROM search_misses ORDER BY word').all()).results;
  };

  it('are counted by week, without robots or any other data', async () => {
    await ask({ language: 'de', words: ['paypal', 'rechnung'] });
    await ask({ language: 'de', words: ['paypal'] });
    await ask({ language: 'de', words: ['klarna'] }, { 'User-Agent': 'bot' });
    for (const bad of [
      ['Paypal'],
      ['a b'],
      ['a@b.de'],
      ['12345'],
      [],
      ['one', 'two', 'three', 'four'],
      ['x'.repeat(25)],
      'paypal',
    ]) {
      expect((await ask({ language: 'de', words: bad })).status).toBe(400);
    }
    expect(await words()).toEqual([
      { language: 'de', word: 'paypal', n: 2 },
      { language: 'de', word: 'rechnung', n: 1 },
    ]);
  });

  it('are limited per week, and a flood keeps no real word out', async () => {
    const monday = await sql('SELECT week FROM search_misses').first<string>('week');
    const letters = (index: number) =>
      String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    const invented = Array.from({ length: 600 }, (_, index) => `xyz${letters(index)}`);
    await sql(
      "INSERT INTO search_misses SELECT ?, 'de', value, 1 FROM json_each(?)",
      monday,
      JSON.stringify(invented),
    ).run();
    await ask({ language: 'de', words: ['ungeahnt', 'paypal'] });
    const known = await words();
    expect(known).toHaveLength(500);
    expect(known.find(({ word }) => word === 'ungeahnt')).toMatchObject({ n: 1 });
    expect(known.find(({ word }) => word === 'paypal')).toMatchObject({ n: 3 });
  });

  it('are limited within one batch, and a flood keeps no word out that several search for', async () => {
    const day = '2025-05-01';
    const flood = Array.from({ length: 98 }, (_, index) => ({
      day,
      language: 'de',
      words: ['a', 'b', 'c'].map(
        (letter) => `${letter.repeat(3)}${'x'.repeat(index % 16)}${'y'.repeat(index / 16)}`,
      ),
    }));
    const real = { day, language: 'de', words: ['zucchini'] };
    await storeCounts([...flood, real, real]);
    const stored = await sql("SELECT word FROM search_misses WHERE week = '2025-04-28'").all();
    expect(stored.results).toHaveLength(50);
    expect(stored.results).toContainEqual({ word: 'zucchini' });
  });

  it('are deleted after a month if rare, with the counters after 25', async () => {
    const put = (week: string, word: string, n: number) =>
      sql("INSERT INTO search_misses VALUES (?, 'de', ?, ?)", week, word, n).run();
    await sql('DELETE FROM search_misses').run();
    await put('2026-09-07', 'selten', 4);
    await put('2026-09-07', 'oft', 5);
    await put('2026-09-14', 'zusammen', 3);
    await put('2026-11-09', 'zusammen', 2);
    await put('2026-11-09', 'neu', 1);
    await put('2024-09-09', 'alt', 50);
    await sql(
      "INSERT INTO step_counts VALUES ('2024-10-21', 'paid', 'de', 'none', '', '', '', '', 9), ('2024-10-23', 'paid', 'de', 'none', '', '', '', '', 9)",
    ).run();
    await storesOf(env).deleteExpired(new Date('2026-11-22T03:00:00Z'));
    expect((await words()).map(({ word }) => word)).toEqual(['neu', 'oft', 'zusammen', 'zusammen']);
    const days = Object.keys(await counts()).map((key) => key.slice(0, 10));
    expect(days).toContain('2024-10-23');
    expect(days).not.toContain('2024-10-21');
  });
});
