import { localRows } from '../../scripts/setup/database.ts';
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
  const statement = 'SELECT step, sum(n) AS n FROM step_counts WHERE campaign = ? GROUP BY step';
  const rows = localRows(directory, statement, campaign) ?? [];
  return Object.fromEntries(rows.map(({ step, n }) => [String(step), Number(n)]));
}

/** The counts that were added in between. */
export const more = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([step, n]) => [step, n - (before[step] ?? 0)] as const)
      .filter(([, n]) => n !== 0),
  );
