import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { code } from '../outside/call.ts';
import { participant, type Participant } from '../outside/participant.ts';
import { stripe } from '../outside/places.ts';
import { recordWebhooks, paymentIn, shopper, type Shopper } from '../outside/shop.ts';
import { addDays, dayInGermany } from '#domain/calendar.ts';
import { endOfCourse, lastDayOf } from '#domain/course/path.ts';
import { modulesOf } from '#domain/course/modules.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { Action } from '../../../local/stripe/actions.ts';
import type { AccountView } from '#site/api/account.ts';
import type { CoursesView } from '#site/api/courses.ts';

const [{ slug } = { slug: '' }] = modulesOf('zpp');
const aDay = 86_400_000;

type Deed = (payment: string) => Action;

interface Row {
  what: string;
  /** Each a number of days after the one before. */
  days: readonly [after: number, deed: Deed][];
  state: string;
  because?: string;
  /** By how many days the end of the course moves. */
  later?: number;
}

const refund: Deed = (payment) => ({ action: 'refund', payment });
const refundPart: Deed = (payment) => ({ action: 'refund', payment, cents: 10_00 });
const dispute: Deed = (payment) => ({ action: 'dispute', payment });
const win: Deed = (payment) => ({ action: 'win', payment });
const lose: Deed = (payment) => ({ action: 'lose', payment });

const paid: Row = { what: 'paid', days: [], state: 'running' };
const refunded: Row = {
  what: 'given back in full',
  days: [[3, refund]],
  state: 'closed',
  because: 'refunded',
};
const won: Row = {
  what: 'disputed and won',
  days: [
    [3, dispute],
    [20, win],
  ],
  state: 'running',
  later: 20,
};

async function bought(her: Shopper, course: CourseKey, at: number) {
  const { order } = await her.buy(course, 'card', { 'X-Valea-Now': new Date(at).toISOString() });
  return order;
}

/** Performs a row's actions at their times; each webhook is delivered twice. */
async function live({ days }: Row) {
  const webhooks = await recordWebhooks();
  const her = await participant('closing', 'zpp', {}, undefined, bought);
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
  for (const [after, deed] of days) {
    her.wait(after * aDay);
    await stripe.perform(deed(payment));
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
  const disputed = { state: 'closed', because: 'disputed' };
  it.each<Row>([
    paid,
    { what: 'given back in part', days: [[3, refundPart]], state: 'running' },
    refunded,
    { what: 'disputed', days: [[3, dispute]], ...disputed },
    {
      what: 'disputed and lost',
      days: [
        [3, dispute],
        [20, lose],
      ],
      ...disputed,
    },
    won,
    {
      what: 'disputed and won within a day',
      days: [
        [3, dispute],
        [0.2, win],
      ],
      state: 'running',
      later: 1,
    },
    { ...refunded, what: 'disputed, won and then given back', days: [...won.days, [1, refund]], later: 20 },
  ])('$what', async (row) => {
    const { her, booked } = await live(row);
    const later = row.later ?? 0;
    const view = await her.view();
    expect(view).toMatchObject({
      state: row.state,
      ends: endOfCourse(booked, later).toISOString(),
      lastDay: lastDayOf(booked, later),
    });
    expect(view.closedBecause).toBe(row.because);
    const closed = { code: 'course_closed' };
    const each = row.state === 'running' ? 'open' : closed;
    expect(await isOpen(her)).toEqual([each, each, each]);
    expect(view.stations).toHaveLength(8);
  });

  it('withdrawn from is closed and shows it', async () => {
    const { her } = await live(paid);
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
  const { her } = await live(refunded);
  const { order } = await her.buy('zpp');
  await her.state(order);
  const { courses } = (await her.get('/api/courses')).body as CoursesView;
  expect(courses.map(({ state }) => state)).toEqual(['running', 'closed']);
  expect(await isOpen(her)).toEqual(['open', 'open', 'open']);
});

it('course booking: access ends with the last day, given back days included', async () => {
  const { her, booked } = await live(won);
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
