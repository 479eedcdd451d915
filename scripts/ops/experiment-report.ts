import { reportOf, type ArmReport, type ExperimentReport } from '#domain/experiments/report.ts';
import type { Shown } from '#domain/funnel/small-numbers.ts';
import type { Experiment } from '#domain/experiments/experiment.ts';
import type { Day } from '#domain/time/calendar.ts';

export interface ArmRow {
  experiment: string;
  landing: string;
  step: string;
  n: number;
}

export const armStatement = `SELECT experiment, landing, step, sum(n) AS n FROM step_counts WHERE experiment <> '' AND step IN ('landing', 'paid', 'course-paid') GROUP BY experiment, landing, step`;

const counted = (count: Shown) => (typeof count === 'number' ? count.toLocaleString('en') : count);

const states: Record<ExperimentReport['state'], (report: ExperimentReport) => string> = {
  waiting: ({ begin }) => `begins on ${begin}`,
  running: ({ daysLeft }) => `days left: ${daysLeft}`,
  ended: ({ end }) => `ended on ${end}, not decided`,
  decided: ({ winner = '' }) => `decided: ${winner}`,
};

function verdictWords({ landing, compared }: ArmReport): string {
  if (!compared) return 'the others are compared with it';
  const { brings, oneIn } = compared.verdict;
  if (brings === 'unknown') return 'no difference can be seen yet';
  return `${landing} brings ${brings}: it would be chance in fewer than 1 of ${oneIn.toLocaleString('en')} such experiments`;
}

function armLine(arm: ArmReport): string {
  const { landing, share, visits, paid, rate } = arm;
  const ofVisits = rate === undefined ? '' : ` (${(rate * 100).toFixed(1)}%)`;
  return `  ${landing}, ${share}%: ${counted(visits)} visits, ${counted(paid)} paid${ofVisits}; ${verdictWords(arm)}`;
}

function experimentWords(report: ExperimentReport): string {
  const { name, question, owner, effect, decides, isSkewed, arms } = report;
  return [
    `${name}: ${question}`,
    `  ${states[report.state](report)}; ${owner} decides by ${decides}`,
    ...arms.map(armLine),
    ...(isSkewed ? ['  The visits do not follow the shares: find out why before you trust this.'] : []),
    `  To see a difference of ${effect}% takes about ${counted(report.ordersNeeded)} paid orders.`,
  ].join('\n');
}

/** What the orders of each experiment say. Counts below five are hidden. */
export function experimentReport(
  rows: readonly ArmRow[],
  experiments: Readonly<Record<string, Experiment>>,
  today: Day,
): string {
  const reports = Object.entries(experiments).map(([name, experiment]) => {
    const at = (landing: string, step: string) =>
      rows.find((row) => row.experiment === name && row.landing === landing && row.step === step)?.n ?? 0;
    const figures = experiment.arms.map(({ landing }) => ({
      visits: at(landing, 'landing'),
      paid: at(landing, experiment.decides),
    }));
    return experimentWords(reportOf([name, experiment], figures, today));
  });
  return reports.length === 0 ? 'There is no experiment.' : reports.join('\n\n');
}
