import { afterAll, describe, expect, it } from 'vitest';
import { env } from 'cloudflare:workers';
import { dayInGermany } from '#domain/calendar.ts';
import { funnels, isBrowserStep } from '#domain/funnel/steps.ts';
import { campaigns } from '#domain/funnel/via.ts';
import { landings } from '#domain/generated/landings.ts';
import { locales } from '#domain/locales.ts';
import { recordingDatabase } from '../outside/database.ts';
import { code, freshWorker } from '../outside/call.ts';
import { beacon, counted, counts, storeCounts, storeWaiting } from '../outside/counts.ts';

const [landing = ''] = Object.keys(landings);

describe('funnel: a step is counted', () => {
  const steps = [...funnels.app, ...funnels.course].filter(isBrowserStep);
  it.each(steps)('%s', async (step) => {
    const found = await counted(async () => {
      const answer = await beacon(`de/${step}/none`);
      expect([answer.status, answer.body]).toEqual([204, '']);
    });
    expect(found).toEqual({ [`${step} de none `]: 1 });
  });

  it('by day, language, campaign class and landing page, in one row', async () => {
    const found = await counted(async () => {
      for (let time = 0; time < 3; time += 1) await beacon(`en/start/facebook.${landing}`);
      await beacon(`en/start/instagram.${landing}`);
    });
    expect(found).toEqual({ [`start en social ${landing}`]: 4 });
    const [key] = Object.keys(await counts()).filter((one) => one.endsWith(landing));
    expect(key?.slice(0, 10)).toBe(dayInGermany(new Date()));
  });

  it('correctly when many come concurrently', async () => {
    const found = await counted(() => Promise.all(Array.from({ length: 40 }, () => beacon('de/offers/cpc'))));
    expect(found).toEqual({ 'offers de search ': 40 });
  });
});

describe('funnel: a step is not counted', () => {
  it.each([
    ['of a robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['of our own tests', { 'User-Agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0 Safari/537.36' }],
    ['of who says nothing', { 'User-Agent': '' }],
    ['of a page that is fetched ahead', { 'Sec-Purpose': 'prefetch' }],
  ])('%s, with the same answer', async (_, headers) => {
    const found = await counted(async () => {
      expect((await beacon('de/landing/none', headers)).status).toBe(204);
    });
    expect(found).toEqual({});
  });

  it.each<[string, Record<string, string>]>([
    ['from another site', { Origin: 'https://foreign.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['from another origin', { Origin: 'null' }],
  ])('%s', async (_, headers) => {
    const found = await counted(async () => {
      const answer = await beacon('de/landing/none', headers);
      expect([answer.status, code(answer)]).toEqual([403, { code: 'foreign_origin' }]);
    });
    expect(found).toEqual({});
  });

  it.each([
    'de/paid/none',
    'de/payment/none',
    'de/course-paid/none',
    'fr/landing/none',
    'de/weight/none',
    'de/%00/none',
  ])('if no browser reports it: %s', async (path) => {
    const found = await counted(async () => {
      const answer = await beacon(path);
      expect([answer.status, code(answer)]).toEqual([400, { code: 'bad_request' }]);
    });
    expect(found).toEqual({});
  });

  it('with values outside the closed lists', async () => {
    const pieces = [
      'none',
      'cpc',
      'x',
      '.',
      landing,
      '..',
      '%2e',
      'a@b.de',
      '𝕏',
      '"',
      "'--",
      'toString',
      '~',
      'A'.repeat(90),
    ];
    let seed = 3;
    const any = () => pieces[(seed = (seed * 48_271) % 2_147_483_647) % pieces.length] ?? '';
    for (let time = 0; time < 120; time += 1) {
      await beacon(`de/landing/${encodeURIComponent(any() + any() + any())}`);
    }
    await storeWaiting();
    const { results } = await env.DB.prepare(
      'SELECT DISTINCT step, language, campaign, landing FROM funnel_counts',
    ).all<Record<'step' | 'language' | 'campaign' | 'landing', string>>();
    const steps: readonly string[] = [...funnels.app, ...funnels.course];
    const allowed = [
      steps,
      locales,
      campaigns,
      ['', ...Object.keys(landings)],
    ] as readonly (readonly string[])[];
    for (const { step, language, campaign, landing } of results) {
      expect(
        [step, language, campaign, landing].map((value, index) => allowed[index]?.includes(value)),
      ).toEqual([true, true, true, true]);
    }
  });
});

const day = '2026-11-20';
const step = { day, step: 'start', language: 'de', campaign: 'partner', landing: '' };
const miss = { day, language: 'de', words: ['fenchel'] };
const missesOf = (word: string) =>
  env.DB.prepare('SELECT week, n FROM search_misses WHERE word = ?')
    .bind(word)
    .all()
    .then(({ results }) => results);

describe('funnel: the queue of counts', () => {
  afterAll(() => env.DB.prepare('DELETE FROM search_misses').run());

  it('brings a beacon into the database', async () => {
    const before = await counts();
    await beacon('en/question-4/tiktok', {}, env);
    const more = async () => {
      const after = await counts();
      return Object.keys(after).filter((key) => after[key] !== before[key]);
    };
    await expect.poll(more, { interval: 500 }).toEqual([`${dayInGermany(new Date())} question-4 en social `]);
  });

  it('stores a hundred in three statements, by the day on which they happened', async () => {
    const { DB, statements } = recordingDatabase();
    const hundred = Array.from({ length: 100 }, (_, index) => (index % 4 === 0 ? miss : step));
    const found = await counted(() => storeCounts(hundred, freshWorker({ DB })));
    expect(found).toEqual({ 'start de partner ': 75 });
    expect((await counts())[`${day} start de partner `]).toBe(75);
    expect(await missesOf('fenchel')).toEqual([{ week: '2026-11-16', n: 25 }]);
    expect(statements).toHaveLength(3);
  });

  it('stores all of a batch or nothing, and hands it over again', async () => {
    const later = { acknowledged: false, delaySeconds: 60 };
    const batch = [step, { ...miss, words: ['kuerbis'] }];
    await env.DB.prepare('ALTER TABLE search_misses RENAME TO misses_elsewhere').run();
    const failed = await counted(async () => {
      expect(await storeCounts(batch)).toEqual([later, later]);
    });
    await env.DB.prepare('ALTER TABLE misses_elsewhere RENAME TO search_misses').run();
    expect(failed).toEqual({});
    expect(await counted(() => storeCounts(batch))).toEqual({ 'start de partner ': 1 });
    expect(await missesOf('kuerbis')).toEqual([{ week: '2026-11-16', n: 1 }]);
  });

  it('drops what no visitor can have caused, and nothing else', async () => {
    const odd = [
      { ...step, step: 'paid' },
      { ...step, landing: 'a@b.de' },
      { ...miss, words: ['0170 1234567'] },
      { from: 'elsewhere' },
    ];
    const found = await counted(async () => {
      const fates = await storeCounts([...odd, step]);
      expect(fates.every(({ acknowledged }) => acknowledged)).toBe(true);
    });
    expect(found).toEqual({ 'start de partner ': 1 });
  });

  it('loses a count silently where it fails', async () => {
    const down = { send: () => Promise.reject(new Error('queue is down')) };
    const worker = freshWorker({ COUNTS: down as unknown as typeof env.COUNTS });
    expect((await beacon('de/landing/none', {}, worker)).status).toBe(204);
  });
});
