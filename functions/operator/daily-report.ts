import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { dailyReports } from '../database/tables/operator.ts';
import { reportMail, type Section } from './report-text.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../ports/mail.ts';
import type { Reading } from './readings.ts';

interface DailyReportDeps {
  readings: readonly Reading[];
  mail: Mail;
  to: string;
  environment: string;
  now: () => Date;
  log: Log;
}

/** Longer than sending takes; also the pause after a failed try. */
const claimMs = 10 * 60_000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/**
 * The operator's daily mail: what needs attention, what was given up, what differed, and which jobs fail or have
 * stopped. At most one a day, however often it is tried; if it fails, it is retried, and its contents are repeated
 * the next day. Sends nothing if there is nothing to report.
 */
export function createDailyReport(db: Database, deps: DailyReportDeps) {
  const { readings, mail, to, environment, now, log } = deps;

  /** Only one caller gets it, and none once the day's mail has been sent. */
  async function claim(day: string, at: Date): Promise<boolean> {
    const claimedUntil = new Date(at.getTime() + claimMs);
    const claimed = await db
      .insert(dailyReports)
      .values({ day, claimedUntil })
      .onConflictDoUpdate({
        target: dailyReports.day,
        set: { claimedUntil },
        setWhere: sql`${dailyReports.sent} IS NULL AND ${lt(dailyReports.claimedUntil, at)}`,
      })
      .returning({ day: dailyReports.day });
    return claimed.length > 0;
  }

  async function readAll(at: Date) {
    const sections: Section[] = [];
    const unreadable: string[] = [];
    const reported: (() => Promise<unknown>)[] = [];
    for (const { event, what, read } of readings) {
      try {
        const found = await read(at);
        if (!found) continue;
        sections.push({ what, ...found });
        log.warn(event, { count: found.count });
        if (found.reported) reported.push(found.reported);
      } catch (error) {
        log.error('reading_failed', { operation: event, error });
        unreadable.push(what);
      }
    }
    return { sections, unreadable, reported };
  }

  async function unsentBefore(day: string): Promise<string[]> {
    const rows = await db
      .select({ day: dailyReports.day })
      .from(dailyReports)
      .where(and(isNull(dailyReports.sent), ne(dailyReports.day, day)));
    return rows.map((row) => row.day);
  }

  async function attempt(day: string, at: Date): Promise<void> {
    const { reported, ...read } = await readAll(at);
    const unsent = await unsentBefore(day).catch(() => []);
    const message = reportMail({ to, environment, now: at, ...read, unsent });
    if (!message) {
      // Something may still come up that day.
      await db.delete(dailyReports).where(isNull(dailyReports.sent));
      return;
    }
    const sent = await mail.send(message);
    if (sent.state === 'later') {
      log.error('daily_report_not_sent', { dependency: 'mail', reason: sent.reason });
      return;
    }
    log.info('daily_report_sent', { count: read.sections.length + read.unreadable.length });
    // First, because losing this would send the mail twice.
    await db
      .insert(dailyReports)
      .values({ day, claimedUntil: at, sent: at })
      .onConflictDoUpdate({ target: dailyReports.day, set: { sent: at } });
    await db.delete(dailyReports).where(isNull(dailyReports.sent));
    for (const mark of reported) await mark();
  }

  return {
    /** Sends the day's mail unless it was sent or is empty. Never throws. */
    async send(): Promise<void> {
      const at = now();
      try {
        // Without the database we cannot know whether another run is sending: two mails are better than none.
        const isOurs = await claim(dayOf(at), at).catch((error: unknown) => {
          log.error('daily_report_not_claimed', { dependency: 'database', error });
          return true;
        });
        if (isOurs) await attempt(dayOf(at), at);
      } catch (error) {
        log.error('daily_report_failed', { error });
      }
    },

    async isOwed(): Promise<boolean> {
      const [row] = await db
        .select({ sent: dailyReports.sent })
        .from(dailyReports)
        .where(eq(dailyReports.day, dayOf(now())));
      return row?.sent === null;
    },
  };
}

export type DailyReport = ReturnType<typeof createDailyReport>;
