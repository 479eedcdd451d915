/** How long an event belongs to whoever sends it: as long as a consumer may run. After a crash it is free again. */
const claimMs = 15 * 60_000;

export interface Claim {
  mine: ReadonlySet<string>;
  sent: ReadonlySet<string>;
}

/** The platform counts an event once by its name and its id: one payment may be a purchase and a subscription. */
export const keyOf = (event: { event_name: string; event_id: string }) =>
  `${event.event_name} ${event.event_id}`;

/** Who sends what: a queue delivers at least once, and the same event may lie in two hands at the same time. */
export interface SentEvents {
  /** The events that nobody has sent or is sending; they are the caller's now. */
  claim(keys: readonly string[], now: Date): Promise<Claim>;
  markSent(keys: readonly string[], now: Date): Promise<void>;
  /** Gives back what could not be sent. */
  release(keys: readonly string[]): Promise<void>;
}

const claim = `
  INSERT INTO sent_events (event_id, claimed_until)
  SELECT value, ?2 FROM json_each(?1) WHERE true
  ON CONFLICT (event_id) DO UPDATE SET claimed_until = excluded.claimed_until
  WHERE sent_at IS NULL AND claimed_until <= ?3
  RETURNING event_id`;

const among = 'event_id IN (SELECT value FROM json_each(?1))';

export function createSentEvents(database: D1Database): SentEvents {
  const keysOf = (rows: { event_id: string }[] | undefined) =>
    new Set((rows ?? []).map(({ event_id: key }) => key));

  return {
    async claim(keys, now) {
      const all = JSON.stringify(keys);
      const [mine, sent] = await database.batch<{ event_id: string }>([
        database.prepare(claim).bind(all, now.getTime() + claimMs, now.getTime()),
        database.prepare(`SELECT event_id FROM sent_events WHERE ${among} AND sent_at IS NOT NULL`).bind(all),
      ]);
      return { mine: keysOf(mine?.results), sent: keysOf(sent?.results) };
    },
    async markSent(keys, now) {
      await database
        .prepare(`UPDATE sent_events SET sent_at = ?2 WHERE ${among}`)
        .bind(JSON.stringify(keys), now.getTime())
        .run();
    },
    async release(keys) {
      await database
        .prepare(`DELETE FROM sent_events WHERE ${among} AND sent_at IS NULL`)
        .bind(JSON.stringify(keys))
        .run();
    },
  };
}
