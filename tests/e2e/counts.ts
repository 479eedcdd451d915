import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { localSite } from '../../scripts/setup/local-settings.ts';

/**
 * What the site under test has counted of a campaign so far. Counts come seconds after the visit: a campaign that a test
 * counts belongs to that test, and `social` to all that count nothing.
 */
export function counts(baseURL: string | undefined, campaign: string): Record<string, number> {
  const { directory } = localSite(Number(new URL(baseURL ?? '').port));
  const files = globSync(join(directory, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite'));
  const [file = ''] = files.filter((name) => basename(name) !== 'metadata.sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare('SELECT step, sum(n) AS n FROM funnel_counts WHERE campaign = ? GROUP BY step')
    .all(campaign);
  database.close();
  return Object.fromEntries(rows.map(({ step, n }) => [String(step), Number(n)]));
}

/** What has come in between. */
export const more = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([step, n]) => [step, n - (before[step] ?? 0)] as const)
      .filter(([, n]) => n !== 0),
  );
