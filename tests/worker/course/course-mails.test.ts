import { describe, expect, it } from 'vitest';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { clickOnce, oneClickPath, openPage, press, viewOf } from '../outside/link-page.ts';
import { call, post } from '../outside/call.ts';
import { courseTaker, passesAt } from '../outside/course-taker.ts';
import { createMailbox } from '../outside/mailbox.ts';
import { participant } from '../outside/participant.ts';
import { recordWebhooks } from '../outside/shop.ts';
import { addDays, monthsAfter, startOfDay } from '#domain/time/calendar.ts';
import { sql } from '../outside/database.ts';
import { absolute } from '#domain/company/company.ts';
import { certified } from '#domain/course/generated/certified.ts';
import { attestedMinutes } from '#domain/course/minutes.ts';
import { modulesOf } from '#domain/course/modules.ts';

const day = 86_400_000;

const modules = modulesOf('zpp');
const [first, second, third] = modules;

type CourseTaker = Awaited<ReturnType<typeof courseTaker>>;

/** Completes the modules from that one on, one every eight days. */
async function completesAll({ complete, booked }: CourseTaker, first = 1) {
  for (const { number } of modules.slice(first - 1)) await complete(number, booked + number * 8 * day);
}

/** A participant whose second module has opened, with the mail that says so. */
async function reminded(name: string, locale?: 'de' | 'en') {
  const one = await courseTaker(name, locale);
  await one.complete(1, one.booked + day);
  await one.passes(one.booked + 8 * day);
  return { ...one, mail: one.mails()[0] };
}

describe('a course reminder', () => {
  it('tells once that a module has opened', async () => {
    const { booked, complete, passes, mails } = await courseTaker('opens');
    await complete(1, booked + day);
    await passes(booked);
    await passes(booked + 7 * day - 2 * 3_600_000);
    expect(mails()).toEqual([]);
    const opened = booked + 7 * day + 2 * 3_600_000;
    await Promise.all([passes(opened), passes(opened)]);
    await passes(opened + 600_000);
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Modul 2 ist offen: ${second?.title ?? ''}`);
    expect(mail?.text).toContain(absolute(`/de/mein-kurs/${second?.slug ?? ''}`));
  });

  it('follows a purchase, and a module that she completes on the site', async () => {
    const { worker, to } = createMailbox();
    const webhooks = await recordWebhooks();
    const her = await participant('on-the-site', 'zpp', {}, worker, async (buyer, course) => {
      const { order } = await buyer.buy(course);
      await webhooks.deliverAll(worker);
      return order;
    });
    const subjects = async () => {
      await passesAt(worker, her.now().getTime());
      return to(`${her.uid}@example.com`)
        .filter(({ headers }) => 'List-Unsubscribe' in headers)
        .map(({ subject }) => subject);
    };
    expect(await subjects()).toEqual([]);
    her.wait(14.5 * day);
    expect(await subjects()).toEqual(['Dein Kurs wartet auf dich']);
    await her.hearAll(first?.slug ?? '');
    await her.answerAll(first?.slug ?? '');
    expect(await subjects()).toEqual([
      'Dein Kurs wartet auf dich',
      `Modul 2 ist offen: ${second?.title ?? ''}`,
    ]);
  });

  it('is in her language, and says that the course is in German', async () => {
    const { mail } = await reminded('english', 'en');
    expect(mail?.text).toContain('is open now. It’s in German');
    expect(mail?.text).toContain('/en/course-mails/');
  });

  it('follows two and six weeks without activity, and tells when a month and a week are left', async () => {
    const { booked, passes, mails, lastDay } = await courseTaker('stalls');
    for (const days of [13, 14, 15, 30, 42, 43]) await passes(booked + days * day + 12 * 3_600_000);
    const last = await lastDay();
    for (const from of [monthsAfter(last, -1), addDays(last, -7)])
      for (const hours of [-24, 7, 9, 10, 33]) await passes(startOfDay(from).getTime() + hours * 3_600_000);
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Dein Kurs wartet auf dich',
      'Magst du deinen Kurs weitermachen?',
      'Noch ein Monat für deinen Kurs',
      'Noch eine Woche für deinen Kurs',
    ]);
    const [stalled, , , week] = mails();
    expect(stalled?.text).toContain(`Modul 1, „${first?.title ?? ''}“, ist seit zwei Wochen offen.`);
    expect(stalled?.text).toContain(`/de/mein-kurs/${first?.slug ?? ''}`);
    expect(week?.text).toContain(
      `${modules.length} Module sind noch nicht abgeschlossen. Bis dahin lassen sich nicht mehr alle öffnen.`,
    );
  });

  it('tells once that the course is done, with the way to the certificate', async () => {
    const { booked, passes, mails, complete } = await courseTaker('done');
    for (const { number } of modules) await complete(number, booked + (number * 7 - 6) * day);
    const done = booked + (modules.length * 7 - 6) * day;
    for (const hours of [-1, 1, 2, 30]) await passes(done + hours * 3_600_000);
    const congratulations = mails().filter(({ subject }) => subject.startsWith('Geschafft'));
    expect(congratulations).toHaveLength(1);
    expect(congratulations[0]?.text).toContain(absolute('/de/mein-kurs/bescheinigung'));
    // No exercise is confirmed: the mail says what that means for the certificate.
    const { minutesPerUnit } = certified.zpp;
    const seen = attestedMinutes(modules, [], minutesPerUnit);
    expect(congratulations[0]?.text).toContain(`${seen} von ${modules.length * minutesPerUnit} Minuten`);
  });

  it('is not sent any more once the course is given back or complete, or the account is gone', async () => {
    const change = (what: string, { order }: CourseTaker) =>
      sql(`UPDATE orders SET ${what} WHERE id = ?`, order).run();
    const ends: Record<string, (one: CourseTaker) => Promise<unknown>> = {
      refunded: (one) => change("state = 'refunded'", one),
      complete: (one) => completesAll(one, 2),
      gone: (one) => change('user_id = NULL', one),
    };
    for (const [name, end] of Object.entries(ends)) {
      const one = await courseTaker(`quiet-${name}`);
      await one.complete(1, one.booked + day);
      const last = startOfDay(await one.lastDay()).getTime();
      await end(one);
      for (const instant of [one.booked + 8 * day, last - 30 * day, last - 6.5 * day, last + 3 * day])
        await one.passes(instant);
      expect([name, one.mails()]).toEqual([name, []]);
    }
  });

  it.each<[string, (one: CourseTaker) => Promise<unknown>]>([
    ['switched off', ({ switchTo }) => switchTo('week_left', false)],
    ['completed', completesAll],
    ['over', () => Promise.resolve()],
  ])('is not sent though it was queued, if since then it is %s', async (what, happens) => {
    const one = await courseTaker(`queued-${what.slice(0, 4)}`);
    const lastDay = await one.lastDay();
    const instant = startOfDay(addDays(lastDay, -7)).getTime() + 9 * 3_600_000;
    await depsOf(one.worker, { log: createLog(), now: () => new Date(instant) })?.courseMails.queueDue();
    await happens(one);
    await one.passes(what === 'over' ? startOfDay(lastDay).getTime() + 2 * day : instant);
    expect(one.mails()).toEqual([]);
  });
});

describe('course reminders are switched off', () => {
  it('one by one in the account, and on again', async () => {
    const { booked, complete, passes, mails, switchTo, her } = await courseTaker('switches');
    const all = { module_open: true, stalled: true, month_left: true, week_left: true, done: true };
    expect((await her.get('/api/course-mails')).body).toEqual(all);
    expect((await switchTo('module_open', false)).body).toEqual({ ...all, module_open: false });
    await complete(1, booked + day);
    await passes(booked + 8 * day);
    expect(mails()).toEqual([]);
    await switchTo('module_open', true);
    await complete(2, booked + 9 * day);
    await passes(booked + 15 * day);
    await switchTo('stalled', false);
    await passes(booked + 29 * day);
    expect(mails().map(({ subject }) => subject)).toEqual([`Modul 3 ist offen: ${third?.title ?? ''}`]);
    expect((await her.get('/api/account/export')).body).toMatchObject({
      courseMails: { ...all, stalled: false },
    });
  });

  it('by the link in each mail without a sign-in: the button does it, opening does not', async () => {
    const { her, worker, mail } = await reminded('link');
    const link = /https:\/\/\S+\/de\/kurs-mails\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const { pathname } = new URL(link);
    const look = async () => {
      const page = await openPage(pathname, worker);
      return [page.status, viewOf(page)];
    };
    expect([await look(), await look()]).toEqual([
      [200, 'confirm'],
      [200, 'confirm'],
    ]);
    expect((await her.get('/api/course-mails')).body).toMatchObject({ module_open: true });
    expect((await press('/api/course-mails-link', pathname, worker)).status).toBe(303);
    expect(await look()).toEqual([200, 'off']);
    expect((await her.get('/api/course-mails')).body).toMatchObject({ module_open: false, week_left: true });
    await press('/api/course-mails-link', pathname, worker, { all: 'yes' });
    expect(Object.values((await her.get('/api/course-mails')).body as object)).toEqual(Array(5).fill(false));
  });

  it('by the mail program in one step, without a browser', async () => {
    const { her, worker, mail } = await reminded('one-click');
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const pathname = oneClickPath(mail);
    const click = (path: string) => clickOnce(path, worker);
    expect([(await click(pathname)).status, (await click(pathname)).status]).toEqual([204, 204]);
    expect((await her.get('/api/course-mails')).body).toMatchObject({ module_open: false });
    expect((await click('/api/course-mails-off/nobody.module_open')).status).toBe(404);
    expect((await click(`${pathname}x`)).status).toBe(404);
    await her.remove();
    expect((await click(pathname)).status).toBe(404);
  });

  it('not by strangers or for invalid kinds', async () => {
    const { her, worker } = await courseTaker('strange');
    expect(
      (await call(post({ body: '{"kind":"module_open","on":false}' }, '/api/course-mails'), worker)).status,
    ).toBe(401);
    expect((await her.send('/api/course-mails', { kind: 'invoice', on: false })).status).toBe(400);
  });
});
