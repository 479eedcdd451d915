import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { clickOnce, oneClickPath, openPage, press, viewOf } from '../outside/link-page.ts';
import { call, post } from '../outside/call.ts';
import { courseTaker } from '../outside/course-taker.ts';
import { addDays, monthsAfter, startOfDay } from '#domain/calendar.ts';

const day = 86_400_000;

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
    expect(mail?.subject).toBe('Modul 2 ist offen: Der Teller in Vierteln');
    expect(mail?.text).toContain('https://www.valea.example/de/mein-kurs/der-teller-in-vierteln');
  });

  it('is in her language, and says that the course is in German', async () => {
    const { booked, complete, passes, mails } = await courseTaker('english', 'en');
    await complete(1, booked + day);
    await passes(booked + 8 * day);
    expect(mails()[0]?.text).toContain('is open now. It’s in German');
    expect(mails()[0]?.text).toContain('/en/course-mails/');
  });

  it('tells once each that a month and a week are left, and what can still be done', async () => {
    const { booked, complete, passes, mails, lastDay } = await courseTaker('deadline');
    await complete(1, booked + day);
    const last = await lastDay();
    for (const from of [monthsAfter(last, -1), addDays(last, -7)])
      for (const hours of [-24, 7, 9, 10, 33]) await passes(startOfDay(from).getTime() + hours * 3_600_000);
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Noch ein Monat für deinen Kurs',
      'Noch eine Woche für deinen Kurs',
    ]);
    expect(mails()[1]?.text).toContain(
      '7 Module sind noch nicht abgeschlossen. Bis dahin lassen sich nicht mehr alle öffnen.',
    );
  });

  it('follows two and six weeks without activity, unless switched off or resumed', async () => {
    const { booked, passes, mails, switchTo, complete } = await courseTaker('stalls');
    const days = async (...all: number[]) => {
      for (const count of all) await passes(booked + count * day + 12 * 3_600_000);
    };
    await days(13, 14, 15, 30, 42, 43);
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Dein Kurs wartet auf dich',
      'Magst du deinen Kurs weitermachen?',
    ]);
    expect(mails()[0]?.text).toContain('Modul 1, „Ankommen am Tisch“, ist seit zwei Wochen offen.');
    expect(mails()[0]?.text).toContain('/de/mein-kurs/ankommen-am-tisch');
    await complete(1, booked + 50 * day);
    await switchTo('stalled', false);
    await days(64, 65, 92);
    expect(mails()).toHaveLength(2);
  });

  it('tells once that the course is done, with the way to the certificate', async () => {
    const { booked, passes, mails, complete } = await courseTaker('done');
    for (let module = 1; module <= 8; module += 1) await complete(module, booked + (module * 7 - 6) * day);
    const done = booked + 50 * day;
    for (const hours of [-1, 1, 2, 30]) await passes(done + hours * 3_600_000);
    const told = mails().filter(({ subject }) => subject.startsWith('Geschafft'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('https://www.valea.example/de/mein-kurs/bescheinigung');
  });

  it.each([
    [
      'refunded',
      async ({ order }: Awaited<ReturnType<typeof courseTaker>>) => {
        await env.DB.prepare("UPDATE orders SET state = 'refunded' WHERE id = ?").bind(order).run();
      },
    ],
    [
      'complete',
      async ({ complete, booked }: Awaited<ReturnType<typeof courseTaker>>) => {
        for (let module = 2; module <= 8; module += 1) await complete(module, booked + module * 8 * day);
      },
    ],
    [
      'her account is gone',
      async ({ order }: Awaited<ReturnType<typeof courseTaker>>) => {
        await env.DB.prepare('UPDATE orders SET user_id = NULL WHERE id = ?').bind(order).run();
      },
    ],
  ])('is not sent any more: %s', async (name, end) => {
    const one = await courseTaker(`quiet-${name.slice(0, 4).trim()}`);
    await one.complete(1, one.booked + day);
    const last = startOfDay(await one.lastDay()).getTime();
    await end(one);
    for (const instant of [one.booked + 8 * day, last - 30 * day, last - 6.5 * day, last + 3 * day])
      await one.passes(instant);
    expect(one.mails()).toEqual([]);
  });
});

describe('course reminders are switched off', () => {
  it('one by one in the account, and on again', async () => {
    const { booked, complete, passes, mails, switchTo, her } = await courseTaker('switches');
    expect((await her.get('/api/course-mails')).body).toEqual({
      module_open: true,
      stalled: true,
      month_left: true,
      week_left: true,
      done: true,
    });
    expect((await switchTo('module_open', false)).body).toMatchObject({
      module_open: false,
      week_left: true,
    });
    await complete(1, booked + day);
    await passes(booked + 8 * day);
    expect(mails()).toEqual([]);
    await switchTo('module_open', true);
    await complete(2, booked + 9 * day);
    await passes(booked + 15 * day);
    expect(mails().map(({ subject }) => subject)).toEqual(['Modul 3 ist offen: Hunger und Sättigung']);
    expect((await her.get('/api/account/export')).body).toMatchObject({
      courseMails: { module_open: true, month_left: true, week_left: true },
    });
  });

  it('even if already queued', async () => {
    const { booked, complete, passes, mails, switchTo, worker } = await courseTaker('late');
    await complete(1, booked + day);
    const instant = booked + 8 * day;
    await depsOf(worker, { log: createLog(), now: () => new Date(instant) })?.courseMails.queueDue();
    await switchTo('module_open', false);
    await passes(instant);
    expect(mails()).toEqual([]);
  });

  it('automatically if untrue when sent: all complete, or the course over', async () => {
    for (const [name, isComplete] of [
      ['finishes', true],
      ['too-late', false],
    ] as const) {
      const { booked, complete, passes, mails, lastDay, worker } = await courseTaker(name);
      const last = startOfDay(await lastDay()).getTime();
      const instant = startOfDay(addDays(await lastDay(), -7)).getTime() + 9 * 3_600_000;
      await depsOf(worker, { log: createLog(), now: () => new Date(instant) })?.courseMails.queueDue();
      for (let module = 1; isComplete && module <= 8; module += 1)
        await complete(module, booked + module * 8 * day);
      await passes(isComplete ? instant : last + 2 * day);
      expect(mails()).toEqual([]);
    }
  });

  it('by the link in each mail without a sign-in: the button does it, opening does not', async () => {
    const { booked, complete, passes, mails, her, worker } = await courseTaker('link');
    await complete(1, booked + day);
    await passes(booked + 8 * day);
    const link = /https:\/\/\S+\/de\/kurs-mails\/\S+/.exec(mails()[0]?.text ?? '')?.[0] ?? '';
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
    expect((await her.get('/api/course-mails')).body).toEqual({
      module_open: false,
      stalled: false,
      month_left: false,
      week_left: false,
      done: false,
    });
  });

  it('by the mail program in one step, without a browser', async () => {
    const { booked, complete, passes, mails, her, worker } = await courseTaker('one-click');
    await complete(1, booked + day);
    await passes(booked + 8 * day);
    expect(mails()[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const pathname = oneClickPath(mails()[0]);
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
