import { env } from 'cloudflare:workers';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { booked } from './booked.ts';
import { createMailbox } from './mailbox.ts';
import { shopper } from './shop.ts';
import type { Env } from '../../../functions/env.ts';
import type { CourseMailKind } from '#domain/course/reminders.ts';

function depsAt(worker: Env, instant: number) {
  const deps = depsOf(worker, { log: createLog(), now: () => new Date(instant) });
  if (!deps) throw new Error('Nothing is configured.');
  return deps;
}

/** Runs the cron job at that time. */
export async function passesAt(worker: Env, instant: number): Promise<void> {
  const { courseMails, mailOutbox } = depsAt(worker, instant);
  await courseMails.queueDue();
  await mailOutbox.sendDue();
}

/** A participant, with progress and mails over time. */
export async function courseTaker(name: string, locale: 'de' | 'en' = 'de') {
  const mailbox = createMailbox();
  const { worker } = mailbox;
  const her = await shopper(name, worker);
  const bookedAt = Date.now();
  const order = await booked(her, 'zpp', bookedAt);
  await env.DB.prepare('UPDATE orders SET locale = ? WHERE id = ?').bind(locale, order).run();
  return {
    her,
    order,
    worker,
    booked: bookedAt,
    complete: async (module: number, instant: number) => {
      await env.DB.batch([
        env.DB.prepare(
          `INSERT INTO course_progress (user_id, order_id, module, version, heard, position, answers, heard_at, answered_at)
           VALUES (?, ?, ?, 1, '[]', 0, '[]', ?, ?)`,
        ).bind(her.userId, order, module, instant, instant),
        env.DB.prepare('UPDATE orders SET reminders_due = 0 WHERE id = ?').bind(order),
      ]);
    },
    passes: (instant: number) => passesAt(worker, instant),
    mails: () => mailbox.to(`${her.uid}@example.com`).filter(({ headers }) => 'List-Unsubscribe' in headers),
    switchTo: (kind: CourseMailKind, on: boolean) => her.send('/api/course-mails', { kind, on }),
    lastDay: async () => {
      const [own] = await depsAt(worker, bookedAt).participations.participations(her.userId);
      if (!own) throw new Error('No such course.');
      return own.lastDay;
    },
  };
}
