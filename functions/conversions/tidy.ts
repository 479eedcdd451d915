const day = 86_400_000;

/** Longer than any event can still be on its way, shorter than the privacy notice promises. */
const keptOfEvents = 13 * day;
/** Tried for seven days, shown for seven more: with that the fourteen of the privacy notice are over. */
const keptOfDead = 7 * day;
/** The year that a choice holds and three more, and a day because the database has a clock of its own. */
const keptOfReceipts = 1462 * day;

/** Three years after their end, and a day as above. */
const keptOfHealthConsents = 1097 * day;
const endedHealthConsents = `
  DELETE FROM health_consents WHERE EXISTS (
    SELECT 1 FROM health_consents AS ended
    WHERE ended.uid = health_consents.uid AND ended.id >= health_consents.id
      AND ended.verb = 'withdrawn' AND ended.at < ?
  )`;

/** Six years from the end of theirs, and some days because the database counts years in days. */
const endOfNotices = (now: Date) => Date.UTC(now.getUTCFullYear() - 6, 0, 1) - 3 * day;

/** Once a day: what has had its time goes. */
export async function tidyUp(database: D1Database, now: Date): Promise<void> {
  await database.batch([
    database.prepare('DELETE FROM sent_events WHERE claimed_until < ?').bind(now.getTime() - keptOfEvents),
    database.prepare('DELETE FROM dead_conversions WHERE at < ?').bind(now.getTime() - keptOfDead),
    database.prepare('DELETE FROM consent_receipts WHERE at < ?').bind(now.getTime() - keptOfReceipts),
    database.prepare('DELETE FROM notices WHERE received < ?').bind(endOfNotices(now)),
    database.prepare(endedHealthConsents).bind(now.getTime() - keptOfHealthConsents),
  ]);
}
