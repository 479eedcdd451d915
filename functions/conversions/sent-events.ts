/** How long an event belongs to whoever sends it: as long as a consumer may run. After a crash it is free again. */
const claimMs = 15 * 60_000;

export interface Claim {
  mine: ReadonlySet<string>;
  sent: ReadonlySet<string>;
}

/** Who sends what: a queue delivers at least once, and the same event may lie in two hands at the same time. */
export interface SentEvents {
  /** The events that nobody has sent or is sending; they are the caller's now. */
  claim(ids: readonly string[], now: Date): Promise<Claim>;
  markSent(ids: readonly string[], now: Date): Promise<void>;
  /** Gives back what could not be sent. */
  release(ids: readonly string[]): Promise<void>;
}

const claim = `
  INSERT INTO sent_events (event_id, claimed_until)
  SELECT value, ?2 FROM json_each(?1) WHERE true
  ON CONFLICT (event_id) DO UPDATE SET claimed_until = excluded.claimed_until
  WHERE sent_at IS NULL AND claimed_until <= ?3
  RETURNING event_id`;

const among = 'event_id IN (SELECT value FROM json_each(?1))';

export function createSentEvents(database: D1Database): SentEvents {
  const idsOf = (rows: { event_id: string }[] | undefined) =>
    new Set((rows ?? []).map(({ event_id: id }) => id));

  return {
    async claim(ids, now) {
      const all = JSON.stringify(ids);
      const [mine, sent] = await database.batch<{ event_id: string }>([
        database.prepare(claim).bind(all, now.getTime() + claimMs, now.getTime()),
        database.prepare(`SELECT event_id FROM sent_events WHERE ${among} AND sent_at IS NOT NULL`).bind(all),
      ]);
      return { mine: idsOf(mine?.results), sent: idsOf(sent?.results) };
    },
    async markSent(ids, now) {
      await database
        .prepare(`UPDATE sent_events SET sent_at = ?2 WHERE ${among}`)
        .bind(JSON.stringify(ids), now.getTime())
        .run();
    },
    async release(ids) {
      await database
        .prepare(`DELETE FROM sent_events WHERE ${among} AND sent_at IS NULL`)
        .bind(JSON.stringify(ids))
        .run();
    },
  };
}
