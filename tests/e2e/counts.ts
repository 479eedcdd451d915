import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { localSite } from '../../scripts/setup/local-settings.ts';

/** A real visitor's user agent: the tests' headless browser is not counted. */
export const visitorAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * The site's counts for a campaign so far. Counts arrive seconds after the visit, so each test that counts has its
 * own campaign, and all others share `social`.
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

/** What was added in between. */
export const more = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([step, n]) => [step, n - (before[step] ?? 0)] as const)
      .filter(([, n]) => n !== 0),
  );
