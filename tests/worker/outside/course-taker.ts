import { env } from 'cloudflare:workers';
import { depsOf } from '../../../functions/deps.ts';
import { createLog } from '../../../functions/log.ts';
import { createMailbox } from './mailbox.ts';
import { recordWebhooks, shopper } from './shop.ts';
import type { CourseMailKind } from '#domain/course/reminders.ts';

/** A participant, with progress and mails over time. */
export async function courseTaker(name: string, locale: 'de' | 'en' = 'de') {
  const mailbox = createMailbox();
  const { worker } = mailbox;
  const her = await shopper(name, worker);
  const webhooks = await recordWebhooks();
  const { order } = await her.buy('zpp');
  await her.state(order);
  await env.DB.prepare('UPDATE orders SET locale = ? WHERE id = ?').bind(locale, order).run();
  const row = await env.DB.prepare('SELECT paid FROM orders WHERE id = ?').bind(order).first('paid');
  const booked = Number(row);
  const at = (instant: number) => {
    const deps = depsOf(worker, { log: createLog(), now: () => new Date(instant) });
    if (!deps) throw new Error('Nothing is configured.');
    return deps;
  };
  return {
    her,
    order,
    worker,
    booked,
    webhooks,
    complete: async (module: number, instant: number) => {
      await env.DB.prepare(
        `INSERT INTO course_progress (user_id, order_id, module, version, heard, position, answers, heard_at, answered_at)
        VALUES (?, ?, ?, 1, '[]', 0, '[]', ?, ?)`,
      )
        .bind(her.userId, order, module, instant, instant)
        .run();
    },
    /** Runs the cron job at that time. */
    passes: async (instant: number) => {
      const { courseMails, mailOutbox } = at(instant);
      await courseMails.queueDue();
      await mailOutbox.sendDue();
    },
    mails: () => mailbox.to(`${her.uid}@example.com`).filter(({ headers }) => 'List-Unsubscribe' in headers),
    switchTo: (kind: CourseMailKind, on: boolean) => her.send('/api/course-mails', { kind, on }),
    lastDay: async () => {
      const [own] = await at(booked).participations.participations(her.userId);
      if (!own) throw new Error('No such course.');
      return own.lastDay;
    },
  };
}
