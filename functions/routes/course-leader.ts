import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { addDays, dayInGermany } from '#domain/time/calendar.ts';
import { messageText } from '#domain/course/contact.ts';
import {
  answerParticipant,
  bookContact,
  decideName,
  markParticipant,
  readParticipant,
  readParticipants,
} from '#site/api/course-leader.ts';
import { minutesIn } from '../course/certificates.ts';
import { orders } from '../database/tables/payments.ts';
import { json } from '../middleware/body.ts';
import { courseLeaderOnly } from '../middleware/identity.ts';
import { refuse } from '../http/refusal.ts';
import type { App, AppContext } from '../http/context.ts';

const daysBack = 400;

/** Opening a conversation records who saw it. */
async function desk(c: AppContext, participation: string, leader: string): Promise<Response> {
  const view = await c.var.deps.leaderDesk.read(participation, leader);
  return view ? c.json(view) : refuse(c, 'not_found');
}

const isRecent = (on: string, today: ReturnType<typeof dayInGermany>) =>
  on <= today && on >= addDays(today, -daysBack);

/** The course leader's endpoints; everyone else gets a 404, before an error about the body could reveal them. */
export const courseLeader = new Hono<App>()
  .get(readParticipants.path, courseLeaderOnly, async (c) =>
    c.json({ participants: await c.var.deps.leaderDesk.participants() }),
  )
  .get(readParticipant.path, courseLeaderOnly, async (c) => {
    const { userId: leader } = await c.var.deps.accounts.account(c.var.member);
    return desk(c, c.req.param('participation'), leader);
  })
  .post(answerParticipant.path, courseLeaderOnly, json(answerParticipant), async (c) => {
    const body = c.req.valid('json');
    const text = messageText(body.text);
    if (text === undefined) return refuse(c, 'bad_request');
    const { leaderDesk, mailOutbox, accounts } = c.var.deps;
    const participation = c.req.param('participation');
    const { userId: leader } = await accounts.account(c.var.member);
    const answer = { ...body, text, day: dayInGermany(c.var.deps.now()), leader };
    if (!(await leaderDesk.answer(participation, answer))) {
      const isListed = (await leaderDesk.participant(participation)) !== undefined;
      return refuse(c, isListed ? 'messages_withdrawn' : 'not_found');
    }
    c.executionCtx.waitUntil(mailOutbox.send('course_answer', body.id));
    return desk(c, participation, leader);
  })
  .post(decideName.path, courseLeaderOnly, json(decideName), async (c) => {
    const { asked, approve } = c.req.valid('json');
    const { deps } = c.var;
    const participation = c.req.param('participation');
    const { userId: leader } = await deps.accounts.account(c.var.member);
    const decided = await deps.certificates.decideName(participation, {
      asked: new Date(asked),
      approve,
      leader,
    });
    if (!decided) return refuse(c, 'not_found');
    const { name, birthday } = decided;
    const [own] = approve ? await deps.participations.paidWhere(eq(orders.id, participation)) : [];
    // Should this fail, she can request it again, as the name is approved.
    if (own) await deps.certificates.issue(own, { name, birthday, minutes: minutesIn(own).seen });
    c.executionCtx.waitUntil(deps.mailOutbox.send('certificate_name', decided.mail));
    return desk(c, participation, leader);
  })
  .post(markParticipant.path, courseLeaderOnly, json(markParticipant), async (c) => {
    const body = c.req.valid('json');
    const { leaderDesk } = c.var.deps;
    const participation = c.req.param('participation');
    if (!(await leaderDesk.participant(participation))) return refuse(c, 'not_found');
    await leaderDesk.mark(participation, body.upTo, body.settles);
    return c.body(null, 204);
  })
  .post(bookContact.path, courseLeaderOnly, json(bookContact), async (c) => {
    const body = c.req.valid('json');
    if ('day' in body && !isRecent(body.day, dayInGermany(c.var.deps.now()))) return refuse(c, 'bad_request');
    const { leaderDesk, accounts } = c.var.deps;
    const participation = c.req.param('participation');
    const { userId: leader } = await accounts.account(c.var.member);
    await leaderDesk.book(participation, { ...body, leader });
    return desk(c, participation, leader);
  });
