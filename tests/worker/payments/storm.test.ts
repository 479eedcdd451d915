import { env } from 'cloudflare:workers';
import { beforeAll, expect, inject, it } from 'vitest';
import { webhookEventTypes } from '../../../functions/adapters/stripe/webhook.ts';
import { catchUp, nightly } from '../../../functions/scheduled.ts';
import { booksOf, eventsAfter } from '../outside/books.ts';
import { figuresOf, gather } from '../outside/crowd.ts';
import { keySource, meta, stripe } from '../outside/stand-ins.ts';
import { linesFromNow } from '../outside/log-lines.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { shakyWorker } from '../outside/shaky.ts';
import { shopper, deliver, type PaymentEvent } from '../outside/shop.ts';
import { afterwards, seeded, visit, faults, type Answer, type Visitor } from '../outside/storm.ts';

beforeAll(() => gather(members), 600_000);

const visitors = inject('visitors');
/** Earlier members, only with `npm run storm`. */
const members = inject('members');
const seed = inject('seed');
const repeat = `VALEA_SEED=${seed} repeats this storm`;
const atOnce = 40;
const subscribed = new Set<string>(webhookEventTypes);

const count = async (sql: string) => Number(await env.DB.prepare(sql).first('n'));

it('storm: with races, crashes, events in any order and outages, payments and access agree', async () => {
  linesFromNow();
  const began = Date.now();
  const random = seeded(seed);
  const mailbox = createMailbox();
  const calm = mailbox.worker;
  const shaky = shakyWorker(
    (call) => (call % 17 === 0 ? 'before' : call % 23 === 0 ? 'after' : undefined),
    calm,
    (call) => call % 97 === 0,
  );
  let last = (await stripe.events()).at(-1)?.id ?? '';
  const people: Visitor[] = [];
  const placed = new Map<string, Visitor>();
  const answers: Answer[] = [];
  let waiting: PaymentEvent[] = [];

  for (let wave = 0; people.length < visitors; wave += 1) {
    const size = Math.min(atOnce, visitors - people.length);
    const names = Array.from({ length: size }, (_, index) => `storm-${people.length + index}`);
    const newcomers = await Promise.all(names.map((name) => shopper(name, calm)));
    // The key is cached now, so its source may fail.
    const [first] = newcomers;
    await first?.at(shaky).get('/api/account');
    await keySource.become({ mode: 'status', status: 500 });
    people.push(...newcomers);
    await stripe.become(random.oneOf(faults));
    await meta.become(random.chance(0.3) ? { mode: 'unavailable' } : { mode: 'ok' });
    mailbox.fault.failing = random.chance(0.3);
    const others = [...placed.keys()].slice(-50);
    await Promise.all(
      newcomers.map(async (her, index) => {
        const own = await visit(
          { ...her, ...her.at(shaky) },
          seeded(seed + wave * 1000 + index),
          others,
          answers,
        );
        for (const order of own) placed.set(order, her);
      }),
    );
    const happened = await eventsAfter(last);
    await afterwards(happened, random);
    const all = await eventsAfter(last);
    last = all.at(-1)?.id ?? last;
    const received = all.filter(({ type }) => subscribed.has(type));
    const twice = received.filter(() => random.chance(0.3));
    const delivered = random.shuffled([...waiting, ...received, ...twice]);
    waiting = [];
    for (let at = 0; at < delivered.length; at += atOnce) {
      const part = delivered.slice(at, at + atOnce);
      const statuses = await Promise.all(part.map((event) => deliver(event, shaky)));
      waiting.push(...part.filter((_, index) => statuses[index] !== 204));
    }
  }

  // Afterwards: failed webhooks are delivered again, and the jobs run.
  await stripe.become({ mode: 'ok' });
  await meta.become({ mode: 'ok' });
  mailbox.fault.failing = false;
  for (let round = 0; waiting.length > 0 && round < 5; round += 1) {
    const again: PaymentEvent[] = [];
    for (const event of waiting) if ((await deliver(event, calm)) !== 204) again.push(event);
    waiting = again;
  }
  expect(waiting, repeat).toEqual([]);
  await nightly(calm, new Date());
  const undone = async () =>
    (
      await env.DB.prepare(
        `SELECT part AS what, cursor AS about, NULL AS tries FROM comparisons WHERE finished IS NULL
         UNION ALL SELECT kind, about, tries FROM mails WHERE due IS NOT NULL`,
      ).all()
    ).results;
  const finish = async () => {
    for (let round = 0; round < 200 && (await undone()).length > 0; round += 1) {
      await mailbox.later();
      await catchUp(calm);
    }
  };
  await finish();
  // The nightly job's own events queue mails, too.
  for (const event of await eventsAfter(last)) await deliver(event, calm);
  await finish();
  expect(await undone(), repeat).toEqual([]);

  const { results: rows } = await env.DB.prepare(
    `SELECT orders.id, orders.user_id AS userId, orders.state, level, paid, refund_reason AS reason, reserved_code AS code,
     checkout_session AS session, subscriptions.state AS subscription
     FROM orders LEFT JOIN subscriptions ON subscriptions.order_id = orders.id
     WHERE orders.user_id IN (SELECT value FROM json_each(?))`,
  )
    .bind(JSON.stringify(people.map(({ userId }) => userId)))
    .all<{
      id: string;
      userId: string;
      state: string;
      level: string;
      paid: number | null;
      reason: string | null;
      code: string | null;
      session: string | null;
      subscription: string | null;
    }>();
  const ours = new Map(rows.map((row) => [row.id, row]));
  const books = await booksOf(new Set(ours.keys()));
  console.log(
    `storm: ${people.length} visitors, ${rows.length} orders, ${books.filter(({ netCents }) => netCents > 0).length} paid, ` +
      `${rows.filter(({ reason }) => reason !== null).length} duplicates, ${mailbox.sent.length} mails, ` +
      `${answers.length} answers, ${Math.round((Date.now() - began) / 1000)} s, VALEA_SEED=${seed}`,
  );

  // No order is paid twice, and every payment is known here.
  const payments = Map.groupBy(
    books.filter(({ state }) => state !== 'open' && state !== 'expired'),
    ({ order }) => order,
  );
  expect(
    [...payments.values()].filter((entries) => entries.length > 1),
    repeat,
  ).toEqual([]);
  const different = books
    .filter(({ order, session }) => ours.get(order)?.session === session)
    .filter(({ order, state }) => ours.get(order)?.state !== state)
    .map(({ order, state }) => ({ there: state, here: ours.get(order) }));
  expect(different, repeat).toEqual([]);
  const unknown = books.filter(
    ({ order, session, netCents }) => netCents > 0 && ours.get(order)?.session !== session,
  );
  expect(unknown, repeat).toEqual([]);
  const payable = books.filter(({ state, order }) => state === 'open' && ours.get(order)?.state !== 'open');
  // A session whose order was given up after a lost response is never returned.
  expect(
    payable.filter(({ order, session }) => ours.get(order)?.session === session),
    repeat,
  ).toEqual([]);

  for (const her of people) {
    const own = rows.filter(({ userId }) => userId === her.userId);
    const live = own.filter(({ state, subscription }) => state === 'paid' && subscription !== 'ended');
    const levels = live.map(({ level }) => level);
    // One plan, one course of a kind, one use of a code.
    expect(new Set(levels).size, `${her.uid}: ${repeat}`).toBe(levels.length);
    expect(own.filter(({ code, paid }) => code !== null && paid !== null).length, repeat).toBeLessThanOrEqual(
      1,
    );
    // Members have access to exactly what they paid for.
    const right = new Set(
      levels.flatMap((level) => (level === 'VALEA_APP' ? [level] : [level, 'VALEA_APP'])),
    );
    expect(new Set(await her.access()), `${her.uid}: ${repeat}`).toEqual(right);
  }

  // No mail twice, and one about each payment.
  const mails = mailbox.sent.map(({ to, subject }) => `${to} ${subject}`);
  expect(mails.length, repeat).toBe(new Set(mails).size);
  const unconfirmed = await count(
    `SELECT count(*) AS n FROM orders WHERE paid IS NOT NULL AND refund_reason IS NULL AND email LIKE 'storm-%'
     AND state = 'paid' AND NOT EXISTS (SELECT 1 FROM mails WHERE key = 'order_confirmation ' || orders.id AND sent IS NOT NULL)`,
  );
  expect(unconfirmed, repeat).toBe(0);

  // No answer contains another person's data.
  const foreign = answers.filter(({ of, text }) =>
    [...text.matchAll(/storm-\d+-[\da-f-]{36}/g)].some(([uid]) => uid !== of),
  );
  expect(foreign, repeat).toEqual([]);
});

it.skipIf(members === 0)(
  'storm: says what a calm day takes with so many members',
  async () => {
    linesFromNow();
    const { megabytes, took } = await figuresOf(createMailbox().worker);
    const lines = Object.entries(took).map(
      ([what, { ms, slowest }]) => `${what.padEnd(30)} ${ms} ms, the slowest ${slowest} ms`,
    );
    console.log([`after ${members} members and the storm: ${megabytes} MB`, ...lines].join('\n'));
  },
  600_000,
);
