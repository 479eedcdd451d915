import { funnelNames, stepTitle } from '#domain/funnel/steps.ts';
import { funnelFigures, type CountRow, type Division, type StepFigure } from '#domain/funnel/report.ts';
import { addDays, type Day } from '#domain/time/calendar.ts';

const counted = (n: number) => n.toLocaleString('en');
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const titles = { app: 'The app', course: 'The course' } as const;
const empty: Record<Division, string> = { campaign: '', language: '', landing: 'no landing page' };

/** Visitors may also enter at a later step. */
const lostWords = (lost: number) => (lost < 0 ? `${counted(-lost)} entered here` : `${counted(lost)} lost`);

const cells = (step: string, visits: string, share: string, between: string) =>
  `${step.padEnd(24)}${visits.padStart(8)}${share.padStart(16)}  ${between}`.trimEnd();

const line = ({ step, count, share, lost }: StepFigure): string =>
  cells(
    stepTitle(step),
    typeof count === 'number' ? counted(count) : count,
    share === undefined ? '' : percent(share),
    lost === undefined ? '' : lostWords(lost),
  );

export function funnelReport(rows: readonly CountRow[], division: Division | undefined): string {
  if (rows.length === 0) return 'Nothing was counted in this period.';
  const tables = funnelNames.flatMap((funnel) =>
    funnelFigures(rows, funnel, division).map(({ part, steps }) => {
      const of =
        part === undefined || division === undefined ? '' : `, ${division}: ${part || empty[division]}`;
      const head = cells('', 'visits', 'of step before', '');
      return [`${titles[funnel]}${of}`, head, ...steps.map(line)].join('\n');
    }),
  );
  return tables.join('\n\n');
}

/** Sums of the last `days` including today. */
export const countStatement = (today: Day, days: number) =>
  `SELECT step, language, campaign, landing, sum(n) AS n FROM step_counts WHERE day > '${addDays(today, -days)}' GROUP BY step, language, campaign, landing`;

/** Searches without a result; rarer ones are never shown. */
export const wordStatement = (fewest: number) =>
  `SELECT language, word, sum(n) AS n FROM search_misses GROUP BY language, word HAVING sum(n) >= ${fewest} ORDER BY n DESC, word LIMIT 200`;

export interface WordRow {
  language: string;
  word: string;
  n: number;
}

export const wordReport = (rows: readonly WordRow[]): string =>
  rows.length === 0
    ? 'No word was searched for without a result by five or more.'
    : rows.map(({ language, word, n }) => `${String(n).padStart(6)}  ${language}  ${word}`).join('\n');
