import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Experiment } from '#domain/experiments/experiment.ts';
import { securityHeaders } from '#site/api/security-headers.ts';
import { experiment as even } from '../../fixtures/experiment.ts';
import { call, site } from '../outside/call.ts';
import { beacon, storeWaiting, visitor } from '../outside/counts.ts';
import { sql } from '../outside/database.ts';
import { withExperiment } from '../outside/experiment.ts';
import { stripe } from '../outside/stand-ins.ts';
import { sessionIn, shopper, wish } from '../outside/shop.ts';

const [first, second] = even.arms;
const experiment: Experiment = {
  ...even,
  arms: [
    { ...first, share: 70 },
    { ...second, share: 30 },
  ],
};

const on = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00+01:00`));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  on('2027-02-01');
});
afterEach(() => vi.useRealTimers());

const open = (path: string, headers: Record<string, string> = visitor, method = 'GET') =>
  call(new Request(site + path, { method, headers }));
const titleOf = (body: unknown) => /<title>(.*)<\/title>/.exec(String(body))?.[1];
const startOf = (body: unknown) => /data-start="(.*?)"/.exec(String(body))?.[1];

describe('experiments: the address', () => {
  it('draws by the shares for each visit, and tells the page which experiment it is part of', async () => {
    await withExperiment('compared', experiment, async () => {
      const drawn = new Map<string | undefined, number>();
      for (let visit = 0; visit < 1_000; visit += 1) {
        const { status, body } = await open('/de/l/compared');
        expect(status).toBe(200);
        const start = startOf(body);
        expect(start).toBe(`.${titleOf(body) ?? ''}.landing.compared`);
        drawn.set(start, (drawn.get(start) ?? 0) + 1);
      }
      expect(drawn.size).toBe(2);
      // Six standard deviations.
      const often = drawn.get(`.${first.landing}.landing.compared`) ?? 0;
      expect(often).toBeGreaterThan(610);
      expect(often).toBeLessThan(790);
    });
  });

  it('is the static page in both languages, kept by nobody, and stores nothing', async () => {
    await withExperiment('compared', experiment, async () => {
      for (const locale of ['de', 'en'])
        for (const path of [`/${locale}/l/compared`, `/${locale}/l/compared/?utm_source=google`]) {
          const { status, headers, body } = await open(path);
          expect(status).toBe(200);
          expect(String(body)).toContain(`<link rel="canonical" href="https://valea.example/${locale}/"`);
          expect(Object.fromEntries(headers)).toMatchObject({
            'cache-control': 'no-store',
            'content-type': 'text/html; charset=utf-8',
          });
          expect([headers.get('Set-Cookie'), headers.get('ETag')]).toEqual([null, null]);
          for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
        }
      const asked = await open('/de/l/compared', visitor, 'HEAD');
      expect([asked.status, asked.body, asked.headers.get('Cache-Control')]).toEqual([200, '', 'no-store']);
    });
  });

  it.each([
    ['a bot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a preview', { 'User-Agent': 'WhatsApp/2.24' }],
    ['a prefetch', { ...visitor, 'Sec-Purpose': 'prefetch' }],
  ])('shows %s the first page, outside of the experiment', async (_, headers) => {
    await withExperiment('compared', experiment, async () => {
      for (let visit = 0; visit < 30; visit += 1) {
        const { status, body } = await open('/de/l/compared', headers);
        expect([status, startOf(body)]).toEqual([200, `.${first.landing}.landing`]);
      }
    });
  });

  it('leads to the first page before it begins and after it has ended, and to the winner once it is decided', async () => {
    const leads = async (described = experiment) => {
      let found: unknown[] = [];
      await withExperiment('compared', described, async () => {
        const { status, headers } = await open('/de/l/compared?utm_source=google&x=1');
        found = [status, headers.get('Location'), headers.get('Cache-Control')];
      });
      return found;
    };
    const page = (name: string) => [302, `/de/l/${name}?utm_source=google&x=1`, 'no-store'];
    on('2027-01-10');
    expect(await leads()).toEqual(page(first.landing));
    on('2027-03-09');
    expect(await leads()).toEqual(page(first.landing));
    on('2027-02-01');
    expect(await leads({ ...experiment, winner: second.landing })).toEqual(page(second.landing));
  });

  it('leads home once its file is deleted, and never to another site', async () => {
    const away = async (path: string) => {
      const { status, headers } = await open(path);
      return [status, headers.get('Location')];
    };
    expect(await away('/de/l/compared?utm_source=google')).toEqual([302, '/de/?utm_source=google']);
    expect(await away('/en/l/compared/')).toEqual([302, '/en/']);
    for (const name of ['constructor', 'tostring', '-'])
      expect(await away(`/de/l/${name}`)).toEqual([302, '/de/']);
    for (const path of ['/de/l/', '/de/l', '/de/l/a/b', '/de/l/__proto__', '/de/l//evil.example'])
      expect((await open(path)).status, path).toBe(404);
  });
});

it('experiments: beacons and a paid order are counted for the page drawn, and what they name must exist', async () => {
  vi.useRealTimers();
  const name = 'counted-in-tests';
  const via = `search.${second.landing}.landing.${name}`;
  const rows = async () => {
    const { results } = await sql(
      'SELECT step, campaign, landing, entry, sum(n) AS n FROM step_counts WHERE experiment = ? GROUP BY 1, 2, 3, 4 ORDER BY 1',
      name,
    ).all();
    return results;
  };
  await withExperiment(name, experiment, async () => {
    await beacon(`de/landing/${via}`);
    await beacon(`de/landing/${via}-unknown`);
    await storeWaiting();
    const her = await shopper('experiment');
    const placed = await her.order(wish('app-3-months', { via }));
    await stripe.perform({ action: 'pay', session: sessionIn(placed), way: 'card' });
    await her.state((placed.body as { order: string }).order);
    const source = { campaign: 'search', landing: second.landing, entry: 'landing', n: 1 };
    expect(await rows()).toEqual(['landing', 'paid', 'payment'].map((step) => ({ step, ...source })));
  });
});
