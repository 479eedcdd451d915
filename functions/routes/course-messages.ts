import { Hono } from 'hono';
import { messageText } from '#domain/course/contact.ts';
import {
  deleteCourseMessages,
  readCourseMessages,
  seeCourseMessages,
  writeCourseMessage,
} from '#site/api/course-messages.ts';
import { json } from '../middleware/body.ts';
import { signedIn } from '../middleware/identity.ts';
import { limitedPerAddress, mayWrite, tooMany } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';

export const courseMessages = new Hono<App>()
  .get(readCourseMessages.path, limitedPerAddress, signedIn, async (c) => {
    const { member, deps } = c.var;
    const { userId } = await deps.accounts.account(member);
    return c.json(await deps.courseMessages.conversationsOf(userId));
  })
  .post(writeCourseMessage.path, limitedPerAddress, signedIn, json(writeCourseMessage), async (c) => {
    const { member, deps } = c.var;
    if (!(await mayWrite(c, 'messages', member.uid))) return tooMany(c);
    const { course: which, consent, ...sent } = c.req.valid('json');
    const text = messageText(sent.text);
    if (text === undefined) return refuse(c, 'bad_request');
    const { userId } = await deps.accounts.account(member);
    const outcome = await deps.courseMessages.write(userId, which, { id: sent.id, text, consent });
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
  .post(seeCourseMessages.path, limitedPerAddress, signedIn, json(seeCourseMessages), async (c) => {
    const { member, deps } = c.var;
    const { userId } = await deps.accounts.account(member);
    const { course: which, upTo } = c.req.valid('json');
    await deps.courseMessages.see(userId, which, upTo);
    return c.body(null, 204);
  })
  // Withdrawing consent is not rate limited.
  .delete(deleteCourseMessages.path, signedIn, async (c) => {
    const { member, deps } = c.var;
    const { userId } = await deps.accounts.account(member);
    await deps.courseMessages.deleteOf(userId);
    return c.body(null, 204);
  });
