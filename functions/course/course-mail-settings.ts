import { eq, inArray, sql } from 'drizzle-orm';
import { courseMailKinds, type CourseMailKind } from '#domain/course/reminders.ts';
import type { CourseMailsView } from '#site/api/course-mails.ts';
import { courseMailSettings } from '../database/tables/course.ts';
import { randomToken } from '../crypto/random-token.ts';
import type { Database } from '../database/open.ts';

type Settings = typeof courseMailSettings.$inferSelect;

/** A link's value: the token, and the kind of mail it was in. */
export const linkOf = (token: string, kind: CourseMailKind) => `${token}.${kind}`;

function readLink(link: string): { token: string; kind: CourseMailKind } | undefined {
  const at = link.lastIndexOf('.');
  const kind = courseMailKinds.find((one) => one === link.slice(at + 1));
  return at > 0 && kind ? { token: link.slice(0, at), kind } : undefined;
}

export function viewOf(settings: Settings | undefined): CourseMailsView {
  const isOn = (kind: CourseMailKind) => settings?.off[kind] === undefined;
  return {
    module_open: isOn('module_open'),
    stalled: isOn('stalled'),
    done: isOn('done'),
    month_left: isOn('month_left'),
    week_left: isOn('week_left'),
  };
}

export function createCourseMailSettings(db: Database) {
  async function settingsOf(userIds: readonly string[]): Promise<Map<string, Settings>> {
    const listed = sql`(SELECT value FROM json_each(${JSON.stringify(userIds)}))`;
    const rows = await db.select().from(courseMailSettings).where(inArray(courseMailSettings.userId, listed));
    return new Map(rows.map((row) => [row.userId, row]));
  }

  async function ownSettings(userId: string): Promise<Settings | undefined> {
    await db.insert(courseMailSettings).values({ userId, token: randomToken() }).onConflictDoNothing();
    return (await settingsOf([userId])).get(userId);
  }

  async function byLink(link: string): Promise<(Settings & { kind: CourseMailKind }) | undefined> {
    const read = readLink(link);
    if (!read) return undefined;
    const [row] = await db.select().from(courseMailSettings).where(eq(courseMailSettings.token, read.token));
    return row && { ...row, kind: read.kind };
  }

  async function change(userId: string, kinds: readonly CourseMailKind[], on: boolean): Promise<void> {
    // NULL removes a key: https://www.sqlite.org/json1.html#jpatch
    const patch = JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, on ? null : true])));
    await db
      .update(courseMailSettings)
      .set({ off: sql`json_patch(${courseMailSettings.off}, ${patch})` })
      .where(eq(courseMailSettings.userId, userId));
  }

  return {
    settingsOf,
    ownSettings,

    async read(userId: string): Promise<CourseMailsView> {
      return viewOf((await settingsOf([userId])).get(userId));
    },

    async switch(userId: string, kind: CourseMailKind, on: boolean): Promise<CourseMailsView> {
      await ownSettings(userId);
      await change(userId, [kind], on);
      return viewOf((await settingsOf([userId])).get(userId));
    },

    async view(link: string): Promise<{ view: 'confirm' | 'off'; kind: CourseMailKind } | { view: 'gone' }> {
      const found = await byLink(link);
      if (!found) return { view: 'gone' };
      return { view: viewOf(found)[found.kind] ? 'confirm' : 'off', kind: found.kind };
    },

    async off(link: string, { all }: { all: boolean }): Promise<boolean> {
      const found = await byLink(link);
      if (!found) return false;
      await change(found.userId, all ? courseMailKinds : [found.kind], false);
      return true;
    },
  };
}
