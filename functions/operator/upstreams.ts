import { sql } from 'drizzle-orm';
import { upstreamNames, type UpstreamName, type UpstreamView } from '#site/api/health.ts';
import { upstreams } from '../database/tables/operator.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log.ts';
import type { Answered, Witness } from '../ports/upstreams.ts';

interface UpstreamsDeps {
  now: () => Date;
  background: (work: Promise<unknown>) => void;
  log: Log;
}

/** Between two changes that an isolate writes: a service that answers every other call must not flood the database. */
const changeMs = 5_000;
/** A row that says the same is confirmed this often, by all isolates together. */
const confirmMs = 5 * 60_000;
/** What was seen longer ago says nothing about now, except that our key was refused: that does not mend itself. */
const staleMs = 15 * 60_000;

/**
 * Whether the services behind the Worker answer, as seen by its own calls. Isolates share nothing, so a row a service
 * in the database holds it.
 */
export function createUpstreams(db: Database, { now, background, log }: UpstreamsDeps) {
  const written = new Map<UpstreamName, { state: Answered; at: number }>();

  async function write(name: UpstreamName, state: Answered, at: Date): Promise<void> {
    const isNews = sql`${upstreams.state} <> excluded.state`;
    try {
      await db
        .insert(upstreams)
        .values({ name, state, since: at, seen: at })
        .onConflictDoUpdate({
          target: upstreams.name,
          set: {
            state: sql`excluded.state`,
            since: sql`CASE WHEN ${isNews} THEN excluded.since ELSE ${upstreams.since} END`,
            seen: sql`excluded.seen`,
          },
          setWhere: sql`${isNews} OR ${upstreams.seen} < ${at.getTime() - confirmMs}`,
        });
    } catch (error) {
      log.warn('upstream_not_noted', { dependency: 'database', error });
    }
  }

  function viewOf(row: typeof upstreams.$inferSelect | undefined): UpstreamView {
    if (!row) return { state: 'unknown', since: null };
    const isStale = now().getTime() - row.seen.getTime() > staleMs;
    const since = row.since.toISOString();
    if (row.state === 'refused') return { state: 'down', since };
    if (isStale) return { state: 'unknown', since: null };
    return { state: row.state === 'up' ? 'up' : 'down', since };
  }

  return {
    witness: (name: UpstreamName): Witness => {
      return (state) => {
        const at = now();
        const last = written.get(name);
        const pause = last?.state === state ? confirmMs : changeMs;
        if (last && at.getTime() - last.at < pause) return;
        written.set(name, { state, at: at.getTime() });
        background(write(name, state, at));
      };
    },

    async read(): Promise<Record<UpstreamName, UpstreamView>> {
      const rows = await db.select().from(upstreams);
      const byName = new Map(rows.map((row) => [row.name, row]));
      const views = upstreamNames.map((name) => [name, viewOf(byName.get(name))] as const);
      return Object.fromEntries(views) as Record<UpstreamName, UpstreamView>;
    },
  };
}

export type Upstreams = ReturnType<typeof createUpstreams>;
