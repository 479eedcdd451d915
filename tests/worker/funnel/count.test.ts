import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { env } from 'cloudflare:workers';
import { dayInGermany } from '#domain/time/calendar.ts';
import { funnels, isBrowserStep } from '#domain/funnel/steps.ts';
import { landings } from '#domain/funnel/generated/landings.ts';
import { recordingDatabase, sql } from '../outside/database.ts';
import { code, freshWorker } from '../outside/call.ts';
import { beacon, counted, counts, storeCounts } from '../outside/counts.ts';
import { consentRules, decide, serialiseConsent } from '#domain/consent/consent.ts';

const [landing = ''] = Object.keys(landings);

describe('funnel: a step is counted', () => {
  it('with one request, answered 204 without a body', async () => {
    const steps = [...funnels.app, ...funnels.course].filter(isBrowserStep);
    const found = await counted(async () => {
      for (const step of steps) {
        const answer = await beacon(`de/${step}/none`);
        expect([step, answer.status, answer.body]).toEqual([step, 204, '']);
      }
    });
    expect(found).toEqual(Object.fromEntries(steps.map((step) => [`${step} de none `, 1])));
  });

  it('by day, language, campaign class and landing page, in one row, and by nothing else that is sent', async () => {
    const found = await counted(async () => {
      for (let time = 0; time < 3; time += 1) await beacon(`en/start/facebook.${landing}`);
      await beacon(`en/start/instagram.${landing}`);
      await beacon('en/start/a@b.de');
    });
    expect(found).toEqual({ [`start en social ${landing}`]: 4, 'start en none ': 1 });
    const [key] = Object.keys(await counts()).filter((one) => one.endsWith(landing));
    expect(key?.slice(0, 10)).toBe(dayInGermany(new Date()));
  });

  it('with the kind of page on which the visit began, and the class of device that reports it', async () => {
    const find = () =>
      sql(
        "SELECT step, entry, device, sum(n) AS n FROM step_counts WHERE campaign = 'partner' GROUP BY 1, 2, 3",
      )
        .all()
        .then(({ results }) => results);
    await counted(async () => {
      await beacon('de/landing/partner..recipe');
      await beacon('de/start/partner..recipe', { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' });
      await beacon('de/start/partner..somewhere');
    });
    expect(await find()).toEqual([
      { step: 'landing', entry: 'recipe', device: 'phone', n: 1 },
      { step: 'start', entry: '', device: 'phone', n: 1 },
      { step: 'start', entry: 'recipe', device: 'desktop', n: 1 },
    ]);
    // The sums by one division alone say the same.
    const sums = await sql(
      "SELECT division, sum(n) AS n FROM step_sums WHERE division IN ('none', 'entry', 'device') GROUP BY 1",
    ).all();
    const all = await sql('SELECT sum(n) AS n FROM step_counts').first<number>('n');
    expect(sums.results.map(({ n }) => n)).toEqual([all, all, all]);
  });

  it('correctly when many come concurrently', async () => {
    const found = await counted(() => Promise.all(Array.from({ length: 40 }, () => beacon('de/offers/cpc'))));
    expect(found).toEqual({ 'offers de search ': 40 });
  });
});

describe('funnel: a step is not counted', () => {
  it('for a robot or a prefetched page, with the same answer', async () => {
    const found = await counted(async () => {
      for (const headers of [{ 'User-Agent': 'Googlebot/2.1' }, { 'Sec-Purpose': 'prefetch' }])
        expect((await beacon('de/landing/none', headers)).status).toBe(204);
    });
    expect(found).toEqual({});
  });

  it('if another site or no browser reports it', async () => {
    const refused = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await beacon(path, headers);
      return [path, answer.status, code(answer)];
    };
    const landed = 'de/landing/none';
    const found = await counted(async () => {
      for (const headers of [
        { Origin: 'https://foreign.example', 'Sec-Fetch-Site': 'cross-site' },
        { Origin: 'null' },
      ])
        expect(await refused(landed, headers)).toEqual([landed, 403, { code: 'foreign_origin' }]);
      for (const path of [
        'de/paid/none',
        'de/payment/none',
        'de/course-paid/none',
        'fr/landing/none',
        'de/weight/none',
        'de/%00/none',
      ])
        expect(await refused(path)).toEqual([path, 400, { code: 'bad_request' }]);
    });
    expect(found).toEqual({});
  });
});

const choice = (status: 'accepted' | 'declined', version = consentRules.version) => {
  const record = decide(status, { id: 'a'.repeat(32), time: Date.now(), language: 'de' });
  return { Cookie: serialiseConsent({ ...record, version }, { secure: false }).split(';')[0] ?? '' };
};
const speeds = () =>
  sql('SELECT page, device, metric, rating, n FROM speed_counts ORDER BY 1, 2, 3, 4')
    .all()
    .then(({ results }) => results);

describe('speed: real visits', () => {
  afterEach(() => sql('DELETE FROM speed_counts').run());

  it('are counted by kind of page, class of device, metric and rating, and by nothing else', async () => {
    const yes = choice('accepted');
    await counted(async () => {
      for (let time = 0; time < 2; time += 1)
        expect((await beacon('speed/recipe/LCP/good', yes)).status).toBe(204);
      await beacon('speed/home/CLS/poor', {
        ...yes,
        'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      });
    });
    expect(await speeds()).toEqual([
      { page: 'home', device: 'desktop', metric: 'CLS', rating: 'poor', n: 1 },
      { page: 'recipe', device: 'phone', metric: 'LCP', rating: 'good', n: 2 },
    ]);
  });

  it('are not counted without a valid yes, nor for a robot, with the same answer', async () => {
    await counted(async () => {
      for (const headers of [
        {},
        choice('declined'),
        choice('accepted', consentRules.version - 1),
        { ...choice('accepted'), 'User-Agent': 'Googlebot/2.1' },
      ])
        expect((await beacon('speed/recipe/LCP/good', headers)).status).toBe(204);
    });
    expect(await speeds()).toEqual([]);
  });

  it('are refused with what no page of ours sends', async () => {
    for (const path of ['elsewhere/LCP/good', 'home/FID/good', 'home/LCP/needs-improvement', 'home/LCP/1234'])
      expect(code(await beacon(`speed/${path}`, choice('accepted')))).toEqual({ code: 'bad_request' });
    const speed = { day: '2026-11-20', page: 'home', device: 'phone', metric: 'LCP', rating: 'good' };
    await storeCounts([
      { ...speed, page: 'a@b.de' },
      { ...speed, device: '' },
      { ...speed, rating: '9' },
      speed,
    ]);
    expect((await speeds()).map(({ n }) => n)).toEqual([1]);
  });
});

const day = '2026-11-20';
const step = { day, step: 'start', language: 'de', campaign: 'partner', landing: '' };
const miss = { day, language: 'de', words: ['fenchel'] };
const missesOf = (word: string) =>
  sql('SELECT week, n FROM search_misses WHERE word = ?', word)
    .all()
    .then(({ results }) => results);

describe('funnel: the queue of counts', () => {
  afterAll(() => sql('DELETE FROM search_misses').run());

  it('brings a beacon into the database', async () => {
    const before = await counts();
    await beacon('en/question-4/tiktok', {}, env);
    const more = async () => {
      const after = await counts();
      return Object.keys(after).filter((key) => after[key] !== before[key]);
    };
    await expect.poll(more, { interval: 500 }).toEqual([`${dayInGermany(new Date())} question-4 en social `]);
  });

  it('stores a hundred in four statements, by the day on which they happened', async () => {
    const { DB, statements } = recordingDatabase();
    const hundred = Array.from({ length: 100 }, (_, index) => (index % 4 === 0 ? miss : step));
    const found = await counted(() => storeCounts(hundred, freshWorker({ DB })));
    expect(found).toEqual({ 'start de partner ': 75 });
    expect((await counts())[`${day} start de partner `]).toBe(75);
    expect(await missesOf('fenchel')).toEqual([{ week: '2026-11-16', n: 25 }]);
    expect(statements).toHaveLength(4);
  });

  it('stores all of a batch or nothing, and hands it over again', async () => {
    const later = { acknowledged: false, delaySeconds: 60 };
    const batch = [step, { ...miss, words: ['kuerbis'] }];
    await sql('ALTER TABLE search_misses RENAME TO misses_elsewhere').run();
    const failed = await counted(async () => {
      expect(await storeCounts(batch)).toEqual([later, later]);
    });
    await sql('ALTER TABLE misses_elsewhere RENAME TO search_misses').run();
    expect(failed).toEqual({});
    expect(await counted(() => storeCounts(batch))).toEqual({ 'start de partner ': 1 });
    expect(await missesOf('kuerbis')).toEqual([{ week: '2026-11-16', n: 1 }]);
  });

  it('drops what no visitor can have caused, and nothing else', async () => {
    const odd = [
      { ...step, step: 'paid' },
      { ...step, landing: 'a@b.de' },
      { ...step, entry: 'a@b.de' },
      { ...step, device: 'Mozilla/5.0' },
      { ...step, experiment: 'a@b.de' },
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
