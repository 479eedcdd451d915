import { and, asc, inArray, sql } from 'drizzle-orm';
import { findings } from '../database/tables/operator.ts';
import { kindsIn, type FindingKind, type FindingSection } from './finding-kinds.ts';
import type { Database } from '../database/open.ts';

/** Something that went wrong and that nobody may be waiting for. Never holds personal data. */
export interface Finding {
  kind: FindingKind;
  /** A request's method and route, or a job and its part. */
  source: string;
  /** An order's id, a setting, a dependency, an error's name. */
  about?: string | undefined;
  requestId?: string | undefined;
}

/** Rows of a kind. Further ones are counted together, so that no flood fills the table or hides another kind. */
const mostOfAKind = 40;
const longest = 120;
const quietMs = 86_400_000;

export function createFindings(db: Database) {
  const { kind, source, about, count, reported, first, last, requestId } = findings;

  return {
    /** True for the first of its kind in a day. */
    async keep(found: Finding, now: Date): Promise<boolean> {
      const [at, since] = [now.getTime(), now.getTime() - quietMs];
      const key = [
        found.kind,
        found.source.slice(0, longest),
        (found.about ?? '').slice(0, longest),
      ] as const;
      const fits = sql`((kind, place, about) IN (SELECT kind, place, about FROM ${findings})
        OR (SELECT count(*) FROM ${findings} AS known WHERE known.kind = given.kind) < ${mostOfAKind})`;
      const [recent] = await db.batch([
        db
          .select({ kind })
          .from(findings)
          .where(sql`${kind} = ${found.kind} AND ${last} > ${since}`)
          .limit(1),
        db
          .insert(findings)
          .select(
            sql`SELECT kind, CASE WHEN ${fits} THEN place ELSE 'elsewhere' END,
                CASE WHEN ${fits} THEN about ELSE '' END, 1, 0, ${at}, ${at}, ${found.requestId ?? null}
              FROM (SELECT ${key[0]} AS kind, ${key[1]} AS place, ${key[2]} AS about) AS given WHERE TRUE`,
          )
          .onConflictDoUpdate({
            target: [kind, source, about],
            set: {
              count: sql`${count} + 1`,
              last: sql`excluded.last`,
              requestId: sql`coalesce(excluded.request_id, ${requestId})`,
            },
          }),
      ]);
      return recent.length === 0;
    },

    /** What has not been reported yet. */
    async unreported(section: FindingSection) {
      const rows = await db
        .select()
        .from(findings)
        .where(and(inArray(kind, kindsIn(section)), sql`${count} > ${reported}`))
        .orderBy(asc(first), asc(kind), asc(source), asc(about));
      return {
        rows: rows.map((row) => ({ ...row, count: row.count - row.reported })),
        /** Later ones go into the next mail. */
        forget: () =>
          db.run(sql`
            UPDATE ${findings} SET told = read.value->>'count'
            FROM json_each(${JSON.stringify(rows)}) AS read
            WHERE kind = read.value->>'kind' AND place = read.value->>'source' AND about = read.value->>'about'`),
      };
    },
  };
}

export type Findings = ReturnType<typeof createFindings>;
