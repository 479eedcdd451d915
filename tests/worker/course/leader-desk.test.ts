import { describe, expect, it } from 'vitest';
import { anyAddress, call, code, site, type Answered } from '../outside/call.ts';
import {
  appoint,
  answer,
  book,
  deskOf,
  id,
  leader,
  participant,
  refusal,
  mailbox,
  rowsOf,
  say,
  today,
} from '../outside/contact.ts';
import { shopper, type Shopper } from '../outside/shop.ts';
import { sql } from '../outside/database.ts';
import { facts } from '#domain/company/facts.ts';
import type { MessageView } from '#site/api/course-messages.ts';
import type { DeskView, ParticipantView } from '#site/api/course-leader.ts';

describe('the course leader’s desk', () => {
  const endpointsOf = (order: string): [string, string, unknown?][] => [
    ['GET', '/api/course-leader'],
    ['HEAD', '/api/course-leader'],
    ['PATCH', '/api/course-leader'],
    ['OPTIONS', '/api/course-leader'],
    ['GET', `/api/course-leader/${order}`],
    ['DELETE', `/api/course-leader/${order}`],
    ['POST', `/api/course-leader/${order}/answers`, { id: id(), text: 'x', minutes: 1, upTo: 0 }],
    ['POST', `/api/course-leader/${order}/answers`, 'nothing of ours'],
    ['POST', `/api/course-leader/${order}/seen`, { upTo: 1, settles: true }],
    ['POST', `/api/course-leader/${order}/contact`, { id: id(), minutes: 1, day: today() }],
  ];

  it('answers everybody else with the 404 of an unknown address', async () => {
    const her = await participant('curious');
    await say(her);
    const former = await leader('led-once');
    await appoint(former.uid, 'revoke');
    const bearerOf = (who: Shopper) => who.request('/', 'GET').headers.get('Authorization') ?? '';
    const bearers = {
      visitor: undefined,
      'a participant': bearerOf(her),
      'a former leader': bearerOf(former),
      'a bad token': 'Bearer nonsense',
    };
    for (const [who, bearer] of Object.entries(bearers)) {
      for (const [method, path, body] of endpointsOf(her.orderId)) {
        const ask = (at: string) => {
          const headers: Record<string, string> = {
            Origin: site,
            'Content-Type': 'application/json',
            'CF-Connecting-IP': anyAddress(),
            ...(bearer === undefined ? {} : { Authorization: bearer }),
          };
          const given = body === undefined ? {} : { body: JSON.stringify(body) };
          return call(new Request(site + at, { method, headers, ...given }), mailbox.worker);
        };
        const hidden = await ask(path);
        const never = await ask('/api/course-nothing');
        const shown = ({ status, headers, body: said }: Answered) => [
          who,
          method,
          status,
          [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'content-length'),
          typeof said === 'string' ? said : code({ status, headers, body: said }),
        ];
        expect(shown(hidden)).toEqual(shown(never));
        expect(hidden.status).toBe(404);
      }
    }
    expect(await rowsOf('course_contact', her.orderId)).toEqual([]);
    expect(await rowsOf('course_messages', her.orderId)).toMatchObject([{ settled: null, read: null }]);
  });

  it('grants no access that a member sees', async () => {
    const she = await leader();
    expect(await she.access()).toEqual([]);
    expect((await she.get('/api/account')).body).toMatchObject({ access: [] });
    expect(await appoint(she.uid)).toMatchObject({ results: [] });
  });

  it('cannot be opened by typing an address', async () => {
    const she = await shopper('typed', mailbox.worker);
    await sql(
      'UPDATE users SET email = ?1, email_key = ?1, email_verified = NULL WHERE id = ?2',
      `${she.uid}@example.com`,
      she.userId,
    ).run();
    await appoint(she.uid);
    expect((await she.get('/api/course-leader')).status).toBe(404);
  });

  it('lists the longest waiting first, then those who lack minutes by the course’s end', async () => {
    const she = await leader();
    const late = await participant('late');
    const early = await participant('early');
    const lacking = await participant('lacking');
    const complete = await participant('complete');
    const { contactMinutes } = facts.course;
    await say(late);
    await say(early);
    await sql(
      'UPDATE course_messages SET written = written - 86400000 WHERE order_id = ?',
      early.orderId,
    ).run();
    for (const minutes of [contactMinutes - 4, 4])
      await book(she, complete.orderId, { minutes, day: today() });
    const { participants } = (await she.get('/api/course-leader')).body as {
      participants: ParticipantView[];
    };
    const orders = participants.map(({ participation }) => participation);
    const places = [early, late, lacking, complete].map(({ orderId }) => orders.indexOf(orderId));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(participants.find(({ participation }) => participation === complete.orderId)?.minutes).toBe(
      contactMinutes,
    );
  });

  it('lists a participant behind any number of newer bookings that have ended', async () => {
    const she = await leader();
    const running = await participant('runs');
    const gone = await participant('gone');
    await sql(`UPDATE orders SET state = 'refunded', paid = paid + 1000 WHERE id = ?`, gone.orderId).run();
    const { results } = await sql('SELECT * FROM orders WHERE id = ?', gone.orderId).all();
    const columns = Object.keys(results[0] ?? {})
      .filter((name) => name !== 'id')
      .join(', ');
    await sql(
      `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 1000)
       INSERT INTO orders (id, ${columns}) SELECT 'copy-' || n, ${columns} FROM orders, copies WHERE id = ?`,
      gone.orderId,
    ).run();
    const { participants } = (await she.get('/api/course-leader')).body as {
      participants: ParticipantView[];
    };
    const listed = participants.map(({ participation }) => participation);
    expect(listed).toContain(running.orderId);
    expect(listed).not.toContain(gone.orderId);
  });

  it('still shows messages as waiting that arrived while the answer was written', async () => {
    const her = await participant('goes-on');
    const she = await leader();
    const { number } = (await say(her)).body as MessageView;
    await say(her, { text: 'Und noch etwas' });
    const after = (await answer(she, her.orderId, { upTo: number })).body as DeskView;
    expect(after.waiting).toBe(1);
    await she.send(`/api/course-leader/${her.orderId}/seen`, { upTo: 1e9, settles: true });
    expect((await deskOf(she, her.orderId)).waitingSince).toBeNull();
  });

  it('stores nothing about members who have left, plans or unpaid courses', async () => {
    const she = await leader();
    const left = await participant('is-gone');
    const unpaid = await participant('unpaid');
    const buyer = await shopper('of-a-plan', mailbox.worker);
    const { order: plan } = await buyer.buy('app-6-months');
    await buyer.state(plan);
    const change = (what: string, order: string) =>
      sql(`UPDATE orders SET ${what} WHERE id = ?`, order).run();
    await change('user_id = NULL', left.orderId);
    await change("paid = NULL, state = 'failed'", unpaid.orderId);
    for (const order of [left.orderId, plan, unpaid.orderId]) {
      expect((await answer(she, order)).status).toBe(404);
      expect((await book(she, order, { minutes: 60, day: today() })).status).toBe(404);
      expect(await rowsOf('course_messages', order)).toEqual([]);
      expect(await rowsOf('course_contact', order)).toEqual([]);
    }
  });

  it('corrects an entry by one counter entry; nothing is changed or deleted', async () => {
    const her = await participant('corrected');
    const she = await leader();
    const first = (await book(she, her.orderId, { minutes: 42, day: today() })).body as DeskView;
    const { number = 0 } = first.contact[0] ?? {};
    const answers = await Promise.all([1, 2, 3].map(() => book(she, her.orderId, { corrects: number })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const view = await deskOf(she, her.orderId);
    expect(view.minutes).toBe(0);
    expect(view.contact.map(({ kind, minutes, corrects }) => [kind, minutes, corrects])).toEqual([
      ['call', 42, null],
      ['correction', -42, number],
    ]);
    // Neither a correction nor another participant's entry can be corrected.
    const again = await book(she, her.orderId, { corrects: view.contact[1]?.number });
    expect(again.status).toBe(200);
    const other = await participant('not-corrected');
    await book(she, other.orderId, { corrects: number });
    expect(await rowsOf('course_contact', her.orderId)).toHaveLength(2);
    expect(await rowsOf('course_contact', other.orderId)).toEqual([]);
    for (const statement of ['UPDATE course_contact SET minutes = 1', 'DELETE FROM course_contact'])
      await expect(sql(statement).run()).rejects.toThrow('append-only');
  });

  it('refuses calls of zero, fractional or too many minutes, or on a future day', async () => {
    const her = await participant('calls');
    const she = await leader();
    for (const wrong of [
      { minutes: 0 },
      { minutes: 0.5 },
      { minutes: -24 },
      { minutes: 121 },
      { day: '2999-01-01' },
      { day: '2026-02-30' },
    ]) {
      const given = await book(she, her.orderId, { minutes: 5, day: today(), ...wrong });
      expect([wrong, ...refusal(given)]).toEqual([wrong, 400, { code: 'bad_request' }]);
    }
    expect(await rowsOf('course_contact', her.orderId)).toEqual([]);
  });
});
