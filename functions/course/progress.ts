/**
 * Stored progress with an optimistic lock: every write names the version that it is based on and is repeated if another
 * came first, so concurrent reports add up.
 */
import { and, eq, sql } from 'drizzle-orm';
import {
  afterAnswer,
  afterConfirmation,
  afterReport,
  type Progress,
  type Report,
} from '#domain/course/progress.ts';
import { confirmableFrom } from '#domain/course/minutes.ts';
import type { CourseModule } from '#domain/course/modules.ts';
import { courseProgress } from '../database/tables/course.ts';
import { atOnce, orders } from '../database/tables/payments.ts';
import { countStation } from '../payments/sales.ts';
import { Overtaken, type Database } from '../database/open.ts';

/** A row, or a placeholder of version 0 for one that is not stored yet. */
export type KeptProgress = typeof courseProgress.$inferSelect;

/** Enough for anything but a flood of concurrent reports. */
const tries = 8;

const isDone = ({ heardAt, answeredAt }: Progress) => heardAt !== null && answeredAt !== null;

export function createProgress(db: Database, now: () => Date) {
  const keyOf = ({ userId, orderId, module }: KeptProgress) =>
    and(
      eq(courseProgress.userId, userId),
      eq(courseProgress.orderId, orderId),
      eq(courseProgress.module, module),
    );

  async function write(before: KeptProgress, next: KeptProgress): Promise<boolean> {
    const { version, heard, position, report, reported, answers, confirmed, heardAt, answeredAt } = next;
    const stored =
      before.version === 0
        ? db
            .insert(courseProgress)
            .values(next)
            .onConflictDoNothing()
            .returning({ one: sql`1` })
        : db
            .update(courseProgress)
            .set({ version, heard, position, report, reported, answers, confirmed, heardAt, answeredAt })
            .where(and(keyOf(before), eq(courseProgress.version, before.version)))
            .returning({ one: sql`1` });
    if (isDone(before) || !isDone(next)) return (await stored).length > 0;
    // The next module opens, which is told at once or on its day.
    const looks = db.update(orders).set({ remindersDue: atOnce }).where(eq(orders.id, next.orderId));
    const known = sql`(SELECT ${courseProgress.version} FROM ${courseProgress} WHERE ${keyOf(before)})`;
    const isNews = sql`coalesce(${known}, 0) = ${before.version}`;
    const [, written] = await db.batch([
      countStation(db, next.orderId, `${next.module}`, isNews, now()),
      stored,
      looks,
    ]);
    return written.length > 0;
  }

  async function change(
    known: KeptProgress,
    next: (progress: Progress, now: Date) => Progress,
  ): Promise<KeptProgress> {
    let before = known;
    for (let tried = 1; tried <= tries; tried += 1) {
      const made = next(before, now());
      if (made === before) return before;
      const after = { ...before, ...made, version: before.version + 1 };
      if (await write(before, after)) return after;
      const [kept] = await db.select().from(courseProgress).where(keyOf(known));
      before = kept ?? known;
    }
    throw new Overtaken('Progress of a module');
  }

  return {
    report: (known: KeptProgress, report: Report, module: CourseModule) =>
      change(known, (progress, at) => afterReport(progress, report, module, at)),

    answer: (known: KeptProgress, answer: { question: number; answer: number }, module: CourseModule) =>
      change(known, (progress, at) => afterAnswer(progress, answer, module, at)),

    /** `too_early`: the module has not been open for as long as its confirmed exercises would take. */
    async confirm(
      known: KeptProgress,
      confirmation: { exercise: number; done: boolean },
      { opened, exercises }: CourseModule & { opened: Date },
    ): Promise<KeptProgress | 'too_early'> {
      const { exercise, done } = confirmation;
      const isEarly = ({ confirmed }: Progress) =>
        done &&
        !confirmed.includes(exercise) &&
        now() < confirmableFrom(opened, exercises, confirmed, exercise);
      const made = await change(known, (progress) =>
        isEarly(progress) ? progress : afterConfirmation(progress, confirmation, { exercises }),
      );
      return done && !made.confirmed.includes(exercise) ? 'too_early' : made;
    },

    of: (userId: string) => db.select().from(courseProgress).where(eq(courseProgress.userId, userId)),
  };
}
