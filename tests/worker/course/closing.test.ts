import { describe, expect, it } from 'vitest';
import { code } from '../outside/call.ts';
import { participant, type Participant } from '../outside/participant.ts';
import { stripe } from '../outside/stand-ins.ts';
import { deliver, recordWebhooks, paymentIn, shopper, type Shopper } from '../outside/shop.ts';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { endOfCourse, lastDayOf } from '#domain/shop/access-periods.ts';
import { modulesOf } from '#domain/course/modules.ts';
import { facts } from '#domain/company/facts.ts';
import { sql } from '../outside/database.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { Action } from '../../../local/stripe/actions.ts';
import type { AccountView } from '#site/api/account.ts';
import type { CoursesView } from '#site/api/courses.ts';

const [{ slug } = { slug: '' }] = modulesOf('zpp');
const aDay = 86_400_000;

type Deed = (payment: string) => Action;

const refund: Deed = (payment) => ({ action: 'refund', payment });
const refundPart: Deed = (payment) => ({ action: 'refund', payment, cents: 10_00 });
const dispute: Deed = (payment) => ({ action: 'dispute', payment });
const win: Deed = (payment) => ({ action: 'win', payment });
const lose: Deed = (payment) => ({ action: 'lose', payment });

async function bought(her: Shopper, course: CourseKey, at: number) {
  const { order } = await her.buy(course, 'card', { 'X-Valea-Now': new Date(at).toISOString() });
  return order;
}

/** A participant who has paid; each webhook is delivered twice. */
async function payer() {
  const webhooks = await recordWebhooks();
  const her = await participant('closing', 'zpp', {}, undefined, bought);
  const booked = her.now();
  const payment = paymentIn(await webhooks.since());
  let delivered = 0;
  const deliverWebhooks = async () => {
    const events = (await webhooks.since()).slice(delivered);
    delivered += events.length;
    const soon = new Date(her.now().getTime() + 60_000);
    for (const at of [her.now(), soon])
      for (const event of events) expect(await deliver(event, her.worker, at)).toBe(204);
  };
  await deliverWebhooks();
  return {
    her,
    booked,
    /** Something happens to the payment that many days later. */
    after: async (days: number, deed: Deed) => {
      her.wait(days * aDay);
      await stripe.perform(deed(payment));
      await deliverWebhooks();
    },
    /** `later`: by how many days the end of the course has moved. */
    expectCourse: async (because?: string, later = 0) => {
      const view = await her.view();
      expect(view).toMatchObject({
        state: because === undefined ? 'running' : 'closed',
        ends: endOfCourse(booked, later).toISOString(),
        lastDay: lastDayOf(booked, later),
      });
      expect(view.closedBecause).toBe(because);
      const each = because === undefined ? 'open' : { code: 'course_closed' };
      expect(await isOpen(her)).toEqual([each, each, each]);
      expect(view.stations).toHaveLength(facts.course.modules);
    },
  };
}

const isOpen = async (her: Participant) => {
  const answers = [
    await her.read(slug),
    await her.report(slug, { played: [[0, 10]] }),
    await her.answer(slug, 0),
  ];
  return answers.map((answer) => (answer.status === 200 ? 'open' : code(answer)));
};

describe('a course', () => {
  it('stays open after a part is given back, and is closed while the payment is disputed or once it is given back', async () => {
    const { her, booked, after, expectCourse } = await payer();
    await expectCourse();
    await after(3, refundPart);
    await expectCourse();
    await after(3, dispute);
    await expectCourse('disputed');
    await after(20, win);
    await expectCourse(undefined, 20);
    // Access ends with the last day, given back days included.
    const { orders, access } = (await her.get('/api/account')).body as AccountView;
    expect(access).toEqual(['VALEA_APP', 'ZPP_COURSE']);
    expect(orders).toMatchObject([{ id: her.orderId, givenBackDays: 20 }]);
    expect(addDays(lastDayOf(booked), 20)).toBe((await her.view()).lastDay);
    expect(dayInGermany(new Date(Date.parse((await her.view()).ends) - 1))).toBe((await her.view()).lastDay);
    await after(1, refund);
    await expectCourse('refunded', 20);
  });

  it('stays closed after a lost dispute', async () => {
    const { after, expectCourse } = await payer();
    await after(3, dispute);
    await after(20, lose);
    await expectCourse('disputed');
  });

  it('is open a whole day longer after a dispute that is won within a day', async () => {
    const { after, expectCourse } = await payer();
    await after(3, dispute);
    await after(0.2, win);
    await expectCourse(undefined, 1);
  });

  it('withdrawn from is closed and shows it', async () => {
    const { her } = await payer();
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
  await sql(
    "UPDATE orders SET state = 'refunded', refund_reason = 'duplicate' WHERE id = ?",
    her.orderId,
  ).run();
  expect((await her.get('/api/courses')).body).toEqual({ awaited: [], courses: [] });
  expect(code(await her.read(slug))).toEqual({ code: 'no_access' });
});

it('course booking: a new one after a refund starts from the beginning', async () => {
  const { her, after } = await payer();
  await after(3, refund);
  const { order } = await her.buy('zpp');
  await her.state(order);
  const { courses } = (await her.get('/api/courses')).body as CoursesView;
  expect(courses.map(({ state, closedBecause }) => [state, closedBecause])).toEqual([
    ['running', undefined],
    ['closed', 'refunded'],
  ]);
  expect(await isOpen(her)).toEqual(['open', 'open', 'open']);
});

it('course booking: a payment under way is shown as pending', async () => {
  const her = await shopper('awaits');
  const { order } = await her.buy('zpp', 'sepa');
  await her.state(order);
  expect((await her.get('/api/courses')).body).toEqual({ awaited: ['zpp'], courses: [] });
});
