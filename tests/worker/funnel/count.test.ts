import { describe, expect, it } from 'vitest';
import { env } from 'cloudflare:workers';
import { dayInGermany } from '#domain/calendar.ts';
import { funnels, isBrowserStep } from '#domain/funnel/steps.ts';
import { campaigns } from '#domain/funnel/via.ts';
import { landings } from '#domain/generated/landings.ts';
import { locales } from '#domain/locales.ts';
import { code, freshWorker } from '../outside/call.ts';
import { beacon, counted, counts } from '../outside/counts.ts';

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

it('funnel: a failing database loses the count silently', async () => {
  const down = {
    prepare: () => {
      throw new Error('D1_ERROR: down');
    },
  };
  const answer = await beacon('de/landing/none', {}, freshWorker({ DB: down as unknown as D1Database }));
  expect(answer.status).toBe(204);
});
