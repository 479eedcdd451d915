import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { code } from '../outside/call.ts';
import { participant, type Participant } from '../outside/participant.ts';
import { stripe } from '../outside/places.ts';
import { recordWebhooks, paymentIn, shopper } from '../outside/shop.ts';
import { addDays, dayInGermany } from '#domain/calendar.ts';
import { endOfCourse, lastDayOf } from '#domain/course/path.ts';
import { modulesOf } from '#domain/course/modules.ts';
import type { Action } from '../../../local/stripe/actions.ts';
import type { AccountView } from '#site/api/account.ts';
import type { CoursesView } from '#site/api/courses.ts';

const [{ slug } = { slug: '' }] = modulesOf('zpp');
const aDay = 86_400_000;

beforeEach(() => stripe.become({ mode: 'ok' }));

interface Row {
  what: string;
  /** Each a number of days after the one before. */
  days: readonly { after: number; action: (payment: string) => Action }[];
  state: string;
  because?: string;
  /** By how many days the end of the course moves. */
  later?: number;
}

const dispute = (payment: string): Action => ({ action: 'dispute', payment });
const win = (payment: string): Action => ({ action: 'win', payment });

const rows: Row[] = [
  { what: 'paid', days: [], state: 'running' },
  {
    what: 'given back in part',
    days: [{ after: 3, action: (payment) => ({ action: 'refund', payment, cents: 10_00 }) }],
    state: 'running',
  },
  {
    what: 'given back in full',
    days: [{ after: 3, action: (payment) => ({ action: 'refund', payment }) }],
    state: 'closed',
    because: 'refunded',
  },
  {
    what: 'disputed',
    days: [{ after: 3, action: dispute }],
    state: 'closed',
    because: 'disputed',
  },
  {
    what: 'disputed and lost',
    days: [
      { after: 3, action: dispute },
      { after: 20, action: (payment) => ({ action: 'lose', payment }) },
    ],
    state: 'closed',
    because: 'disputed',
  },
  {
    what: 'disputed and won',
    days: [
      { after: 3, action: dispute },
      { after: 20, action: win },
    ],
    state: 'running',
    later: 20,
  },
  {
    what: 'disputed and won within a day',
    days: [
      { after: 3, action: dispute },
      { after: 0.2, action: win },
    ],
    state: 'running',
    later: 1,
  },
  {
    what: 'disputed, won and then given back',
    days: [
      { after: 3, action: dispute },
      { after: 20, action: win },
      { after: 1, action: (payment) => ({ action: 'refund', payment }) },
    ],
    state: 'closed',
    because: 'refunded',
    later: 20,
  },
];

/** Performs a row's actions at their times; each webhook is delivered twice. */
async function live({ days }: Row) {
  const webhooks = await recordWebhooks();
  const her = await participant('closing');
  const booked = her.now();
  const payment = paymentIn(await webhooks.since());
  const deliverWebhooks = async () => {
    const soon = new Date(her.now().getTime() + 60_000);
    const statuses = [
      ...(await webhooks.deliverAll(her.worker, her.now())),
      ...(await webhooks.deliverAll(her.worker, soon)),
    ];
    expect(new Set(statuses)).toEqual(new Set([204]));
  };
  await deliverWebhooks();
  for (const { after, action } of days) {
    her.wait(after * aDay);
    await stripe.perform(action(payment));
    await deliverWebhooks();
  }
  return { her, booked };
}

const isOpen = async (her: Participant) => {
  const answers = [
    await her.read(slug),
    await her.report(slug, { played: [[0, 10]] }),
    await her.answer(slug, 0),
  ];
  return answers.map((answer) => (answer.status === 200 ? 'open' : code(answer)));
};

describe('a course that is', () => {
  it.each(rows)('$what', async (row) => {
    const { her, booked } = await live(row);
    const later = row.later ?? 0;
    const view = await her.view();
    expect({
      state: view.state,
      because: view.closedBecause,
      ends: view.ends,
      lastDay: view.lastDay,
    }).toEqual({
      state: row.state,
      because: row.because,
      ends: endOfCourse(booked, later).toISOString(),
      lastDay: lastDayOf(booked, later),
    });
    const closed = { code: 'course_closed' };
    const each = row.state === 'running' ? 'open' : closed;
    expect(await isOpen(her)).toEqual([each, each, each]);
    expect(view.stations).toHaveLength(8);
  });

  it('withdrawn from is closed and shows it', async () => {
    const { her } = await live({ what: 'paid', days: [], state: 'running' });
    await her.report(slug);
    await her.answer(slug, 0, 1);
    const declared = { locale: 'de', name: 'Erika', email: `${her.uid}@example.com`, contract: 'course' };
    const answer = await her.send('/api/withdraw', declared);
    expect(answer.status).toBeLessThan(300);
    const view = await her.view();
    expect(view).toMatchObject({ state: 'closed', closedBecause: 'withdrawn' });
    // Progress stays visible.
    expect(view.stations[0]?.answered).toBe(1);
    expect(await isOpen(her)).toEqual(Array.from({ length: 3 }, () => ({ code: 'course_closed' })));
  });
});

it('course booking: a refunded duplicate does not count', async () => {
  const her = await participant('twice');
  await env.DB.prepare("UPDATE orders SET state = 'refunded', refund_reason = 'duplicate' WHERE id = ?")
    .bind(her.orderId)
    .run();
  expect((await her.get('/api/courses')).body).toEqual({ awaited: [], courses: [] });
  expect(code(await her.read(slug))).toEqual({ code: 'no_access' });
});

it('course booking: a new one after a refund starts from the beginning', async () => {
  const { her } = await live({
    what: 'given back in full',
    state: 'closed',
    days: [{ after: 3, action: (payment) => ({ action: 'refund', payment }) }],
  });
  const { order } = await her.buy('zpp');
  await her.state(order);
  const { courses } = (await her.get('/api/courses')).body as CoursesView;
  expect(courses.map(({ state }) => state)).toEqual(['running', 'closed']);
  expect(await isOpen(her)).toEqual(['open', 'open', 'open']);
});

it('course booking: access ends with the last day, given back days included', async () => {
  const { her, booked } = await live({
    what: 'disputed and won',
    state: 'running',
    days: [
      { after: 3, action: dispute },
      { after: 20, action: win },
    ],
  });
  const { orders, access } = (await her.get('/api/account')).body as AccountView;
  expect(access).toEqual(['VALEA_APP', 'ZPP_COURSE']);
  expect(orders).toMatchObject([{ id: her.orderId, givenBackDays: 20 }]);
  expect(addDays(lastDayOf(booked), 20)).toBe((await her.view()).lastDay);
  expect(dayInGermany(new Date(Date.parse((await her.view()).ends) - 1))).toBe((await her.view()).lastDay);
});

it('course booking: a payment under way is shown as pending', async () => {
  const her = await shopper('awaits');
  const { order } = await her.buy('zpp', 'sepa');
  await her.state(order);
  expect((await her.get('/api/courses')).body).toEqual({ awaited: ['zpp'], courses: [] });
});
