import { describe, expect, it, vi } from 'vitest';
import { depsOf, storesOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import {
  answer,
  appoint,
  book,
  deskOf,
  id,
  leader,
  messagesPath,
  participant,
  mailbox,
  rowsOf,
  say,
} from '../outside/contact.ts';
import { sql } from '../outside/database.ts';
import type { Shopper } from '../outside/shop.ts';

const answered = 'Deine Kursleitung hat dir geantwortet';
const asked = 'Im Kurs wartet eine Nachricht auf dich';
const mailsTo = (who: Shopper, about: string) =>
  mailbox.sent.filter(
    ({ to, subject }) => to.toLowerCase().startsWith(who.uid.toLowerCase()) && subject === about,
  );
async function sendWaiting() {
  await mailbox.later();
  await depsOf(mailbox.worker, { log: createLog() })?.mailOutbox.sendDue();
}

describe('the mail about an answer', () => {
  it('is in her language, quotes nothing, and comes once for several in a row', async () => {
    const her = await participant('mailed');
    const she = await leader();
    await say(her);
    await answer(she, her.orderId, { text: 'Hafer ist prima.' });
    await answer(she, her.orderId, { text: 'Und Dinkel auch.' });
    const mails = mailsTo(her, answered);
    expect(mails).toHaveLength(1);
    const everything = JSON.stringify(mails);
    expect(everything).toContain(`/de/mein-kurs/nachrichten`);
    expect(everything).not.toMatch(/Hafer|Dinkel|Gut essen|zpp/);
  });

  it('is not sent if she has deleted the message', async () => {
    const her = await participant('deleted-before');
    const she = await leader();
    await say(her);
    mailbox.fault.failing = true;
    const about = id();
    await answer(she, her.orderId, { id: about });
    mailbox.fault.failing = false;
    await her.remove(messagesPath);
    const sent = () => sql('SELECT sent FROM mails WHERE about = ?', about).first('sent');
    expect(await sent()).toBeNull();
    await sendWaiting();
    expect(await sent()).not.toBeNull();
    expect(mailsTo(her, answered)).toEqual([]);
  });
});

describe('the mail about a message', () => {
  const readAll = () => sql("UPDATE course_messages SET read = 1 WHERE writer = 'participant'").run();

  it('tells current course leaders that there is a message, but not what or from whom', async () => {
    await readAll();
    const her = await participant('asks');
    const she = await leader('is-told');
    const former = await leader('led-before');
    await say(her, { text: 'Darf ich Hafer essen?' });
    await appoint(former.uid, 'revoke');
    await sendWaiting();
    expect(mailsTo(she, asked)).toHaveLength(1);
    expect(mailsTo(former, asked)).toEqual([]);
    const everything = JSON.stringify(mailsTo(she, asked));
    expect(everything).toContain('/de/kursleitung');
    expect(everything).not.toMatch(new RegExp(`Hafer|zpp|${her.uid}`, 'i'));
  });

  it('comes once an hour, covering all that is still unread', async () => {
    await readAll();
    const her = await participant('writes');
    const other = await participant('writes-too');
    const she = await leader('is-told-later');
    for (const one of [her, other, her]) await say(one);
    const queued = await sql(
      "SELECT due FROM mails WHERE kind = 'course_question' AND about LIKE ? ORDER BY about",
      `${she.userId}:%`,
    ).all();
    const [first, second, ...others] = queued.results.map(({ due }) => Number(due));
    expect(others).toEqual([]);
    expect(second).toBeGreaterThan(first ?? 0);
    expect((second ?? 0) % 3_600_000).toBe(0);
    // Answering one conversation leaves the other unread.
    await answer(she, her.orderId);
    await sendWaiting();
    expect(mailsTo(she, asked)).toHaveLength(2);
    expect(JSON.stringify((await her.get('/api/account/export')).body)).not.toContain(she.userId);
  });

  it('is not sent once everything is read', async () => {
    const her = await participant('read-before');
    const she = await leader('reads-soon');
    await say(her);
    await readAll();
    await sendWaiting();
    expect(mailsTo(she, asked)).toEqual([]);
  });
});

it('course leader: sees the participant’s name and module; the export shows who read', async () => {
  const her = await participant('is-read');
  const she = await leader('reads');
  const named = JSON.stringify({ name: 'Lena Beispiel' });
  await sql('UPDATE orders SET billing_address = ? WHERE id = ?', named, her.orderId).run();
  await say(her);
  for (let times = 0; times < 2; times += 1)
    expect(await deskOf(she, her.orderId)).toMatchObject({ name: 'Lena Beispiel', module: 1 });
  const second = await leader('books');
  await book(second, her.orderId, { corrects: 4711 });
  const reads = await sql('SELECT leader FROM course_message_reads WHERE order_id = ?', her.orderId).all();
  const readers = [she, second].map(({ userId }) => userId);
  expect(reads.results.map(({ leader: reader }) => reader).toSorted()).toEqual(readers.toSorted());
  const { body } = await her.get('/api/account/export');
  expect(body).toMatchObject({ courseMessageReads: [{ orderId: her.orderId }, { orderId: her.orderId }] });
});

describe('retention', () => {
  it('deletes messages after four years, and minutes four years after the year in which the course ended', async () => {
    const her = await participant('kept');
    const later = await participant('kept-longer');
    const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
    const message = `INSERT INTO course_messages (id, order_id, user_id, writer, text, written)
      VALUES (?, ?, ?, 'participant', 'x', ?)`;
    const minutes = `INSERT INTO course_contact (id, order_id, kind, minutes, day, leader, at)
      VALUES (?, ?, 'call', 5, ?, 'somebody', ?)`;
    for (const [{ orderId }, paid] of [
      [her, '2020-05-01'],
      [later, '2020-09-01'],
    ] as const) {
      await sql('UPDATE orders SET paid = ? WHERE id = ?', at(paid), orderId).run();
      await sql(minutes, id(), orderId, paid, at(paid)).run();
    }
    for (const day of ['2020-01-10', '2022-01-10'])
      await sql(message, id(), her.orderId, her.userId, at(day)).run();
    const counts = () =>
      Promise.all([her, later].map(async ({ orderId }) => (await rowsOf('course_contact', orderId)).length));
    const { deleteExpired } = storesOf(mailbox.worker);
    await deleteExpired(new Date('2024-12-31T12:00:00Z'));
    expect(await counts()).toEqual([1, 1]);
    expect(await rowsOf('course_messages', her.orderId)).toHaveLength(1);
    await deleteExpired(new Date('2025-01-02T12:00:00Z'));
    expect(await counts()).toEqual([0, 1]);
    await deleteExpired(new Date('2026-01-02T12:00:00Z'));
    expect(await counts()).toEqual([0, 0]);
  });
});

it('logs no message', async () => {
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error', 'log'] as const)
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => void lines.push(said));
  const her = await participant('quiet');
  const she = await leader();
  await say(her, { text: 'Zuckerkrankheit' });
  await answer(she, her.orderId, { text: 'Metformin' });
  await say(her, { text: 'Zuckerkrankheit '.repeat(400) });
  expect(JSON.stringify(lines)).not.toMatch(/Zucker|Metformin/);
});
