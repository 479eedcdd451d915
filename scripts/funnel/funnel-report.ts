import { funnelNames } from '#domain/funnel/steps.ts';
import { significance } from '#domain/funnel/comparison.ts';
import {
  compareLandings,
  funnelFigures,
  type CountRow,
  type Division,
  type LandingComparison,
  type StepFigure,
} from '#domain/funnel/report.ts';
import { addDays, type Day } from '#domain/calendar.ts';
import type { Step } from '#domain/funnel/steps.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const titles = { app: 'The app', course: 'The course' } as const;
const empty: Record<Division, string> = { campaign: '', language: '', landing: 'no landing page' };

/** What became of those at the step before; more may have come in here than went on. */
const lostWords = (lost: number) => (lost < 0 ? `${-lost} came in here` : `${lost} lost`);

function line({ step, count, share, lost }: StepFigure): string {
  const cells = [
    step.padEnd(22),
    String(count).padStart(8),
    (share === undefined ? '' : percent(share)).padStart(9),
    lost === undefined ? '' : `  ${lostWords(lost)}`,
  ];
  return cells.join('').trimEnd();
}

const nameOf = (page: string) => (page === '' ? 'the site itself (by a campaign)' : page);

/** One comparison as a sentence, with what it would take to be surer. */
export function sentence({ pages, samples, result }: LandingComparison, goal: Step): string {
  const [one, other] = pages.map((page, index) => {
    const { visitors = 0, reached = 0 } = samples[index] ?? {};
    return `${nameOf(page)} brought ${percent(reached / visitors)} of ${visitors} to ${goal}`;
  });
  const begin = `${one}, ${other}: `;
  if (result.state === 'too_few') return `${begin}too few to say anything.`;
  const chance = `by chance alone it would be so large in ${percent(result.p)} of all cases`;
  if (result.state === 'more_than_chance') return `${begin}the difference is more than chance (${chance}).`;
  const fewest = Math.min(...samples.map(({ visitors }) => visitors));
  const missing = result.needed === undefined ? 0 : Math.max(1, result.needed - fewest);
  const takes =
    result.needed === undefined
      ? 'there is no difference to be sure of'
      : `if it is one, it takes about ${missing} more visitors on each page to be sure`;
  return `${begin}the difference may be chance (${chance}); ${takes}.`;
}

/** A table for each part of each funnel, and what can be said of the landing pages. */
export function funnelReport(
  rows: readonly CountRow[],
  { division, goal }: { division: Division | undefined; goal: Step },
): string {
  if (rows.length === 0) return 'Nothing was counted in this time.';
  const tables = funnelNames.flatMap((funnel) =>
    funnelFigures(rows, funnel, division).map(({ part, steps }) => {
      const of =
        part === undefined || division === undefined ? '' : `, ${division}: ${part || empty[division]}`;
      return [`${titles[funnel]}${of}`, ...steps.map(line)].join('\n');
    }),
  );
  const comparisons = compareLandings(rows, goal).map((comparison) => sentence(comparison, goal));
  const several = `Where several are compared, each counts at ${percent(significance)} by their number: decide beforehand how many visitors to wait for.`;
  return [...tables, ...(comparisons.length > 0 ? [...comparisons, several] : [])].join('\n\n');
}

/** Sums of so many days up to today, or of today alone. */
export const countStatement = (today: Day, days: number) =>
  `SELECT step, language, campaign, landing, sum(n) AS n FROM funnel_counts WHERE day > '${addDays(today, -days)}' GROUP BY step, language, campaign, landing`;

/** Words that were not found: never one that fewer have asked for. */
export const wordStatement = (fewest: number) =>
  `SELECT language, word, sum(n) AS n FROM search_misses GROUP BY language, word HAVING sum(n) >= ${fewest} ORDER BY n DESC, word LIMIT 200`;

export interface WordRow {
  language: string;
  word: string;
  n: number;
}

export const wordReport = (rows: readonly WordRow[]): string =>
  rows.length === 0
    ? 'No word was asked for by five or more and not found.'
    : rows.map(({ language, word, n }) => `${String(n).padStart(6)}  ${language}  ${word}`).join('\n');
