import { funnelNames, stepTitle } from '#domain/funnel/steps.ts';
import { leastShown, shown } from '#domain/funnel/small-numbers.ts';
import { significance } from '#domain/funnel/comparison.ts';
import {
  compareLandings,
  funnelFigures,
  type CountRow,
  type Division,
  type LandingComparison,
  type StepFigure,
} from '#domain/funnel/report.ts';
import { addDays, type Day } from '#domain/time/calendar.ts';
import type { Step } from '#domain/funnel/steps.ts';
import type { Sample } from '#domain/funnel/comparison.ts';

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

const nameOf = (page: string) => (page === '' ? 'the site itself (by a campaign)' : page);

/** A percentage would reveal a small number. */
const reachedWords = ({ reached, visitors }: Sample) =>
  `${reached < leastShown ? shown(reached) : percent(reached / visitors)} of ${counted(visitors)}`;

const chanceWords = (p: number) => (p < 0.001 ? 'less than 0.1%' : percent(p));

export function sentence({ pages, samples, result }: LandingComparison, goal: Step): string {
  const [one, other] = pages.map(
    (page, index) =>
      `${nameOf(page)} brought ${reachedWords(samples[index] ?? { visitors: 0, reached: 0 })} to ${goal}`,
  );
  const begin = `${one}, ${other}: `;
  if (result.state === 'too_few') return `${begin}too few visitors to tell.`;
  const chance = `by chance it would be that large in ${chanceWords(result.p)} of all cases`;
  if (result.state === 'more_than_chance') return `${begin}the difference is more than chance (${chance}).`;
  const fewest = Math.min(...samples.map(({ visitors }) => visitors));
  const missing = result.needed === undefined ? 0 : Math.max(1, result.needed - fewest);
  const takes =
    result.needed === undefined
      ? 'there is no difference to confirm'
      : `to confirm one takes about ${counted(missing)} more visitors on each page`;
  return `${begin}the difference may be chance (${chance}); ${takes}.`;
}

/** Looking again until a difference appears would find one by chance. */
function advice([comparison]: readonly LandingComparison[]): string[] {
  if (!comparison) return [];
  const wait = 'Decide beforehand how many visitors to wait for.';
  const { pairs } = comparison;
  if (pairs === 1) return [wait];
  const each = `With ${pairs} pairs, each must be under ${percent(significance / pairs)} (${percent(significance)} divided by ${pairs}) to be more than chance.`;
  return [`${each} ${wait}`];
}

export function funnelReport(
  rows: readonly CountRow[],
  { division, goal }: { division: Division | undefined; goal: Step },
): string {
  if (rows.length === 0) return 'Nothing was counted in this period.';
  const tables = funnelNames.flatMap((funnel) =>
    funnelFigures(rows, funnel, division).map(({ part, steps }) => {
      const of =
        part === undefined || division === undefined ? '' : `, ${division}: ${part || empty[division]}`;
      const head = cells('', 'visits', 'of step before', '');
      return [`${titles[funnel]}${of}`, head, ...steps.map(line)].join('\n');
    }),
  );
  const comparisons = compareLandings(rows, goal);
  return [
    ...tables,
    ...comparisons.map((comparison) => sentence(comparison, goal)),
    ...advice(comparisons),
  ].join('\n\n');
}

/** Sums of the last `days` including today. */
export const countStatement = (today: Day, days: number) =>
  `SELECT step, language, campaign, landing, sum(n) AS n FROM funnel_counts WHERE day > '${addDays(today, -days)}' GROUP BY step, language, campaign, landing`;

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
