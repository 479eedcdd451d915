import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { anyAddress, call, code, site, type Answered } from '../outside/call.ts';
import { appoint, leader, mailbox, owner } from '../outside/contact.ts';
import { sql, watchedDatabase } from '../outside/database.ts';
import { freshWorker } from '../outside/call.ts';
import { shopper, type Shopper } from '../outside/shop.ts';
import type { SpeedView } from '#domain/numbers/speed-view.ts';
import type { NumbersView } from '#domain/numbers/view.ts';

const path = '/api/numbers/28/none';
const yesterday = addDays(dayInGermany(new Date()), -1);
const before = addDays(yesterday, -28);

const read = async (who: Shopper, of = path) => (await who.get(of)).body as NumbersView;

describe('numbers: who may read them', () => {
  it('everybody else gets the 404 of an unknown address, whatever the method', async () => {
    const former = await owner('owned-once');
    await appoint(former.uid, 'revoke', 'OWNER');
    const bearerOf = (who: Shopper) => who.request('/', 'GET').headers.get('Authorization') ?? '';
    const bearers = {
      visitor: undefined,
      member: bearerOf(await shopper('member', mailbox.worker)),
      'a course leader': bearerOf(await leader('leads-only')),
      'a former owner': bearerOf(former),
      'a bad token': 'Bearer nonsense',
    };
    for (const [who, bearer] of Object.entries(bearers)) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'PATCH', 'OPTIONS']) {
        for (const of of [
          path,
          '/api/numbers',
          '/api/numbers/experiments',
          '/api/numbers/speed/28/none',
          '/api/numbers/x/y',
          '/api/numbers/28/none/more',
        ]) {
          const ask = (at: string) => {
            const headers = {
              Origin: site,
              'Content-Type': 'application/json',
              'CF-Connecting-IP': anyAddress(),
              ...(bearer === undefined ? {} : { Authorization: bearer }),
            };
            const body = method === 'POST' ? { body: 'nothing of ours' } : {};
            return call(new Request(site + at, { method, headers, ...body }), mailbox.worker);
          };
          const shown = ({ status, headers, body: said }: Answered) => [
            who,
            method,
            status,
            [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'content-length'),
            typeof said === 'string' ? said : code({ status, headers, body: said }),
          ];
          const hidden = await ask(of);
          expect(shown(hidden)).toEqual(shown(await ask('/api/nothing')));
          expect(hidden.status).toBe(404);
        }
      }
    }
  });

  it('an owner reads them, no cache keeps them, and the role opens nothing else', async () => {
    const she = await owner();
    for (const of of [path, '/api/numbers/experiments', '/api/numbers/speed/28/none']) {
      const answer = await she.get(of);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    }
    expect((await she.get('/api/course-leader')).status).toBe(404);
    expect(await she.access()).toEqual([]);
    expect((await she.get('/api/account')).body).toMatchObject({ access: [] });
  });

  it('other questions than those of the page are refused', async () => {
    const she = await owner();
    for (const of of [
      '1/none',
      '28/step',
      '28/constructor',
      `${yesterday}_${yesterday}/none`,
      `${before}_${addDays(yesterday, 9)}/none`,
      `2020-01-01_${yesterday}/none`,
      `${yesterday}_${before}/none`,
      `${before}_${yesterday}_${yesterday}/none`,
      "2026-01-01' OR 1=1/none",
      'speed/1/none',
      'speed/28/campaign',
      'speed/28/constructor',
    ])
      expect([of, (await she.get(`/api/numbers/${of}`)).status]).toEqual([of, 400]);
    expect((await she.get(`/api/numbers/${before}_${yesterday}/entry`)).status).toBe(200);
  });
});

async function step(day: string, name: string, n: number, entry = 'home') {
  for (const [division, part] of [
    ['none', ''],
    ['entry', entry],
  ])
    await sql(
      'INSERT INTO step_sums VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE SET n = n + ?5',
      division,
      day,
      name,
      part,
      n,
    ).run();
}
const sale = (day: string, product: string, orders: number, gross: number, refunded: number) =>
  sql(
    `INSERT INTO sales (division, day, product, part, orders, gross_cents, refunded_cents)
     VALUES ('none', ?, ?, '', ?, ?, ?)`,
    day,
    product,
    orders,
    gross,
    refunded,
  ).run();

describe('numbers: what they say', () => {
  beforeEach(async () => {
    for (const table of ['step_sums', 'sales', 'course_counts', 'search_misses', 'speed_counts'])
      await sql(`DELETE FROM ${table}`).run();
  });

  it('nothing, while nothing has been counted', async () => {
    const view = await read(await owner());
    expect(view.countedSince).toBeNull();
    expect(view.money.now).toMatchObject({
      orders: 0,
      grossCents: 0,
      averageCents: null,
      perVisitCents: null,
    });
  });

  it('money to the cent, beside the period before, and by visit', async () => {
    await sale(yesterday, 'app-1-month', 2, 19_98, 0);
    await sale(yesterday, 'zpp', 1, 99_00, 99_00);
    await sale(before, 'app-1-month', 1, 9_99, 0);
    await sale(addDays(before, -28), 'app-1-month', 70, 1, 0);
    await step(yesterday, 'landing', 1001);
    const { money, products, countedSince } = await read(await owner());
    expect(money.now).toMatchObject({
      orders: 3,
      grossCents: 118_98,
      refundedCents: 99_00,
      netCents: 19_98,
      averageCents: 39_66,
      perVisitCents: 12,
    });
    expect(money.before).toMatchObject({ orders: 1, grossCents: 9_99 });
    expect(money.orders).toEqual({ state: 'too_few' });
    expect(products.map(({ product, now }) => [product, now.orders])).toEqual([
      ['app-1-month', 2],
      ['zpp', 1],
    ]);
    expect(countedSince).toBe(yesterday);
  });

  it('visits in fives by the chosen grouping, none under five, and what was lost between two steps', async () => {
    await step(yesterday, 'landing', 62, 'recipe');
    await step(yesterday, 'landing', 31, 'home');
    await step(yesterday, 'start', 41, 'recipe');
    await step(yesterday, 'start', 3, 'home');
    const [app] = (await read(await owner(), '/api/numbers/7/entry')).funnels;
    const steps = Object.fromEntries(
      (app?.parts ?? []).map(({ part, steps: all }) => [
        part,
        all.slice(0, 2).map(({ now, lost }) => [now, lost]),
      ]),
    );
    expect(steps['recipe']).toEqual([
      [60, null],
      [expect.anything(), expect.anything()],
    ]);
    expect(steps['home']?.[1]?.[0]).toBe('few');
    const whole = (await read(await owner(), '/api/numbers/7/none')).funnels[0]?.parts[0]?.steps;
    expect(whole?.slice(0, 2).map(({ now, lost }) => [now, lost])).toEqual([
      [95, null],
      [45, 50],
    ]);
  });

  it('how far a course’s participants came, and words that nothing was found for, without rare ones', async () => {
    const station = (name: string, weeks: number, n: number) =>
      sql("INSERT INTO course_counts VALUES (?, 'zpp', ?, ?, ?)", yesterday, name, weeks, n).run();
    await station('booked', 0, 40);
    await station('1', 0, 12);
    await station('1', 1, 9);
    await station('8', 8, 4);
    await station('8', 10, 6);
    await station('certificate', 10, 2);
    const word = (name: string, n: number) =>
      sql("INSERT INTO search_misses VALUES (?, 'de', ?, ?)", addDays(yesterday, -1), name, n).run();
    await word('klarna', 11);
    await word('selten', 4);
    const view = await read(await owner());
    const course = view.courses.find((one) => one.course === 'zpp');
    expect(course?.stations.map(({ station: name, now }) => [name, now])).toEqual(
      expect.arrayContaining([
        ['booked', 40],
        ['1', 20],
        ['2', 'few'],
        ['certificate', 'few'],
      ]),
    );
    expect(course?.medianWeeks).toBe(10);
    expect(view.words).toEqual([{ language: 'de', word: 'klarna', n: 10 }]);
  });

  it('how fast pages were, by kind of page, device and day, in fives and none under five', async () => {
    const speed = (page: string, device: string, rating: string, n: number, day = yesterday) =>
      sql('INSERT INTO speed_counts VALUES (?, ?, ?, ?, ?, ?)', day, page, device, 'LCP', rating, n).run();
    await speed('home', 'phone', 'good', 60);
    await speed('home', 'phone', 'poor', 20);
    await speed('recipe', 'desktop', 'good', 41);
    await speed('recipe', 'desktop', 'fair', 3);
    await speed('home', 'phone', 'good', 500, addDays(before, -1));
    const she = await owner();
    const readSpeed = async (by: string) => (await she.get(`/api/numbers/speed/28/${by}`)).body as SpeedView;
    const byPage = await readSpeed('entry');
    const [lcp, inp] = byPage.metrics;
    expect(lcp?.all).toEqual({
      part: '',
      counts: { good: 100, fair: 'few', poor: 20 },
      shares: { good: 100 / 120, fair: 0, poor: 20 / 120 },
    });
    expect(lcp?.parts.map(({ part, counts }) => [part, counts.good])).toEqual([
      ['home', 60],
      ['recipe', 40],
    ]);
    expect(lcp?.parts.map(({ counts }) => counts.fair)).toEqual(['few', 'few']);
    expect(inp?.all.shares).toBeUndefined();
    expect((await readSpeed('device')).metrics[0]?.parts.map(({ part }) => part)).toEqual([
      'desktop',
      'phone',
    ]);
    const byDay = await readSpeed('none');
    expect(byDay.metrics[0]?.parts.map(({ part }) => part)).toEqual([yesterday]);
    expect(byDay.countedSince).toBe(addDays(before, -1));
  });

  it('with few statements, however long the period', async () => {
    const statements: string[] = [];
    const watched = freshWorker({
      DB: watchedDatabase((some) => {
        if (!some.some((one) => one.includes('"upstreams"'))) statements.push(...some);
      }),
    });
    const she = await owner();
    await call(
      new Request(`${site}/api/numbers/90/campaign`, {
        headers: { ...Object.fromEntries(she.request('/', 'GET').headers), 'CF-Connecting-IP': anyAddress() },
      }),
      watched,
    );
    expect(statements.length).toBeLessThan(20);
  });
});
