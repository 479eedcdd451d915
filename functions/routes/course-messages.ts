import { Hono } from 'hono';
import { messageText } from '#domain/course/contact.ts';
import {
  deleteCourseMessages,
  readCourseMessages,
  seeCourseMessages,
  writeCourseMessage,
} from '#site/api/course-messages.ts';
import { json } from '../middleware/body.ts';
import { signedIn, signedInToWithdraw, userIdOf } from '../middleware/identity.ts';
import { mayWrite, tooMany } from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';

export const courseMessages = new Hono<App>()
  .get(readCourseMessages.path, signedIn, async (c) =>
    c.json(await c.var.deps.courseMessages.conversationsOf(await userIdOf(c))),
  )
  .post(writeCourseMessage.path, signedIn, json(writeCourseMessage), async (c) => {
    const { member, deps } = c.var;
    if (!(await mayWrite(c, 'messages', member.uid))) return tooMany(c);
    const { course: which, consent, ...sent } = c.req.valid('json');
    const text = messageText(sent.text);
    if (text === undefined) return refuse(c, 'bad_request');
    const outcome = await deps.courseMessages.write(await userIdOf(c), which, { id: sent.id, text, consent });
    switch (outcome.state) {
      case 'written':
        return c.json(outcome.message);
      case 'no_course':
        return refuse(c, 'not_found');
      case 'consent_missing':
        return refuse(c, 'message_consent_missing');
      case 'waiting':
        return refuse(c, 'messages_waiting');
      case 'taken':
        return refuse(c, 'bad_request');
    }
  })
  .post(seeCourseMessages.path, signedIn, json(seeCourseMessages), async (c) => {
    const { course: which, upTo } = c.req.valid('json');
    await c.var.deps.courseMessages.see(await userIdOf(c), which, upTo);
    return c.body(null, 204);
  })
  .delete(deleteCourseMessages.path, signedInToWithdraw, async (c) => {
    await c.var.deps.courseMessages.deleteOf(await userIdOf(c));
    return c.body(null, 204);
  });
