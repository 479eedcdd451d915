import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { mostWaiting } from '#domain/course/contact.ts';
import { anyAddress, call, code, site } from '../outside/call.ts';
import {
  answer,
  book,
  conversation,
  conversations,
  deskOf,
  id,
  leader,
  messagesPath,
  participant,
  refusal,
  mailbox,
  rowsOf,
  say,
  today,
} from '../outside/contact.ts';
import { shopper } from '../outside/shop.ts';
import { sql } from '../outside/database.ts';
import type { MessageView } from '#site/api/course-messages.ts';
import type { CoursesView } from '#site/api/courses.ts';
import type { DeskView } from '#site/api/course-leader.ts';

describe('a participant', () => {
  it('writes to the course leader and gets an answer; both see what was read', async () => {
    const her = await participant('asks');
    const she = await leader();
    const sent = await say(her);
    expect(sent.body).toMatchObject({ from: 'participant', text: 'Darf ich Hafer essen?', isRead: false });
    const { number } = sent.body as MessageView;

    const before = await deskOf(she, her.orderId);
    expect(before).toMatchObject({ participation: her.orderId, waiting: 1, minutes: 0, state: 'running' });
    await she.send(`/api/course-leader/${her.orderId}/seen`, { upTo: number, settles: false });
    expect((await conversation(her))?.messages).toMatchObject([{ isRead: true }]);
    expect((await deskOf(she, her.orderId)).waiting).toBe(1);

    const after = (await answer(she, her.orderId, { upTo: number })).body as DeskView;
    expect(after).toMatchObject({ waiting: 0, waitingSince: null, minutes: 5 });
    expect(after.messages.map(({ from, isRead }) => [from, isRead])).toEqual([
      ['participant', true],
      ['leader', false],
    ]);
    expect(await conversation(her)).toMatchObject({ course: 'zpp', mayWrite: true, minutes: 5 });
    const unread = async () =>
      ((await her.get('/api/courses')).body as CoursesView).courses.map(({ unreadAnswers }) => unreadAnswers);
    expect(await unread()).toEqual([1]);
    await her.send(`${messagesPath}/seen`, { course: 'zpp', upTo: number + 1 });
    expect(await unread()).toEqual([0]);
    expect((await deskOf(she, her.orderId)).messages[1]?.isRead).toBe(true);

    // Messages that came after the answer's `upTo` stay unread.
    const later = (await answer(she, her.orderId, { upTo: number })).body as DeskView;
    await her.send(`${messagesPath}/seen`, { course: 'zpp', upTo: number + 1 });
    expect(await unread()).toEqual([1]);
    await her.send(`${messagesPath}/seen`, { course: 'zpp', upTo: later.messages.at(-1)?.number });
    expect(await unread()).toEqual([0]);
  });

  it('sends a message several times, as the leader does an answer: each is stored once, as first sent', async () => {
    const her = await participant('twice');
    const she = await leader();
    const [asked, answered] = [id(), id()];
    await Promise.all([1, 2, 3, 4].map(() => say(her, { id: asked })));
    await say(her, { id: asked, text: 'Etwas anderes' });
    await Promise.all([1, 2, 3].map(() => answer(she, her.orderId, { id: answered })));
    await answer(she, her.orderId, { id: answered, minutes: 90 });
    expect(await rowsOf('course_messages', her.orderId)).toMatchObject([
      { writer: 'participant', text: 'Darf ich Hafer essen?' },
      { writer: 'leader', text: 'Ja, sehr gern.' },
    ]);
    expect(await rowsOf('course_contact', her.orderId)).toMatchObject([{ minutes: 5 }]);
  });

  it('consents before the first message, and again after deleting all', async () => {
    const her = await participant('agrees');
    const without = { consent: undefined };
    expect(refusal(await say(her, without))).toEqual([422, { code: 'message_consent_missing' }]);
    expect(refusal(await say(her, { consent: 99 }))).toEqual([422, { code: 'message_consent_missing' }]);
    expect((await conversations(her)).hasConsented).toBe(false);
    await say(her);
    expect((await conversations(her)).hasConsented).toBe(true);
    expect((await say(her, without)).status).toBe(200);
    const she = await leader();
    await answer(she, her.orderId);
    expect((await her.remove(messagesPath)).status).toBe(204);
    expect(await conversations(her)).toMatchObject({
      hasConsented: false,
      conversations: [{ messages: [], minutes: 5 }],
    });
    expect(refusal(await say(her, without))).toEqual([422, { code: 'message_consent_missing' }]);
    // The leader had the message open when consent was withdrawn.
    expect(refusal(await answer(she, her.orderId))).toEqual([409, { code: 'messages_withdrawn' }]);
    expect(await rowsOf('course_messages', her.orderId)).toEqual([]);
    expect((await conversation(her))?.minutes).toBe(5);
  });

  it('has messages stored as plain text of up to 3,000 visible characters', async () => {
    const her = await participant('plain');
    for (const wrong of [
      { text: ' \n\t ' },
      { text: 'a'.repeat(3_001) },
      { text: '\u0000\u202e' },
      { course: 'zpp3' },
      { id: 'mine' },
      { html: '<b>' },
    ])
      expect([wrong, ...refusal(await say(her, wrong))]).toEqual([wrong, 400, { code: 'bad_request' }]);
    expect(await rowsOf('course_messages', her.orderId)).toEqual([]);
    const html = '<b>Hallo</b>\r\nund\u202e\u0007 tschüss';
    expect((await say(her, { text: html })).body).toMatchObject({ text: '<b>Hallo</b>\nund tschüss' });
    expect((await say(her, { text: `${'ä'.repeat(2_998)}🥕` })).status).toBe(200);
  });

  it('can have a limited number unanswered, also concurrently', async () => {
    const her = await participant('floods');
    const insert = `INSERT INTO course_messages (id, order_id, user_id, writer, text, written, consent)
      SELECT lower(hex(randomblob(16))), ?, ?, 'participant', 'x', 1, 1`;
    await env.DB.batch(Array.from({ length: mostWaiting - 2 }, () => sql(insert, her.orderId, her.userId)));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => say(her)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
    expect(answers.filter(({ status }) => status === 429).map(code)[0]).toEqual({ code: 'messages_waiting' });
    await answer(await leader(), her.orderId);
    expect((await say(her)).status).toBe(200);
  });

  it('sees nobody else’s messages, and cannot write without a course', async () => {
    const her = await participant('hers');
    const same = id();
    await say(her, { id: same, text: 'Nur für meine Kursleitung' });
    const other = await participant('other', 'zpp2');
    const visitor = await shopper('buys-nothing', mailbox.worker);
    expect(JSON.stringify((await other.get(messagesPath)).body)).not.toContain('Nur für');
    expect(refusal(await say(other, { id: same, course: 'zpp2' }))).toEqual([400, { code: 'bad_request' }]);
    expect((await conversation(other))?.messages).toEqual([]);
    expect((await conversations(visitor)).conversations).toEqual([]);
    expect(refusal(await say(visitor))).toEqual([404, { code: 'not_found' }]);
    expect(refusal(await say(other))).toEqual([404, { code: 'not_found' }]);
    await other.send(`${messagesPath}/seen`, { course: 'zpp', upTo: 1e9 });
    await other.remove(messagesPath);
    expect((await conversation(her))?.messages).toHaveLength(1);
    const nobody = new Request(site + messagesPath, { headers: { 'CF-Connecting-IP': anyAddress() } });
    expect(refusal(await call(nobody, mailbox.worker))).toEqual([401, { code: 'unauthenticated' }]);
  });

  it('can read but not write after a refund', async () => {
    const her = await participant('refunded');
    await say(her);
    await sql("UPDATE orders SET state = 'refunded' WHERE id = ?", her.orderId).run();
    expect(await conversation(her)).toMatchObject({
      mayWrite: false,
      messages: [{ from: 'participant' }],
    });
    expect(refusal(await say(her))).toEqual([404, { code: 'not_found' }]);
  });

  it('finds all messages in her export, and deletes them with her account; anonymous minutes stay', async () => {
    const her = await participant('leaves');
    const she = await leader();
    await say(her);
    await answer(she, her.orderId);
    expect((await her.get('/api/account/export')).body).toMatchObject({
      courseMessages: [{ text: 'Darf ich Hafer essen?' }, { text: 'Ja, sehr gern.' }],
      courseContact: [{ orderId: her.orderId, kind: 'message', minutes: 5, day: today() }],
    });
    expect((await her.remove()).status).toBe(200);
    expect(await rowsOf('course_messages', her.orderId)).toEqual([]);
    const kept = await rowsOf('course_contact', her.orderId);
    expect(kept).toMatchObject([{ minutes: 5, kind: 'message' }]);
    expect(JSON.stringify(kept)).not.toContain(her.userId);
    expect(refusal(await her.get(messagesPath))).toEqual([401, { code: 'token_refused' }]);
    expect(refusal(await say(her))).toEqual([401, { code: 'token_refused' }]);
    for (const late of [answer(she, her.orderId), book(she, her.orderId, { minutes: 3, day: today() })])
      expect(refusal(await late)).toEqual([404, { code: 'not_found' }]);
    expect(await rowsOf('course_contact', her.orderId)).toHaveLength(1);
  });
});
