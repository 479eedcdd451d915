import {
  lacksVisits,
  type ArmReport,
  type Compared,
  type ExperimentReport,
} from '#domain/experiments/report.ts';
import type { Rough } from '#domain/numbers/small.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#domain/text/format.ts';
import type de from '#i18n/de/experiments.ts';
import type { Texts } from '#i18n/translation.ts';

export type ExperimentTexts = Texts<typeof de>;

const dayText = (day: string) => formatDate(new Date(day));

export const countText = ({ hidden }: ExperimentTexts, count: Rough) =>
  typeof count === 'number' ? formatNumber(count, 'de') : hidden;

export const rateText = ({ tooFew }: ExperimentTexts, { rate }: ArmReport) =>
  rate === undefined ? tooFew : formatPercent(rate * 100, 'de');

export function stateText({ states }: ExperimentTexts, report: ExperimentReport): string {
  const { state, begin, daysLeft, winner = '' } = report;
  switch (state) {
    case 'waiting':
      return fill(states.waiting, { day: dayText(begin) });
    case 'running':
      return fill(plural(states.running, daysLeft), { days: daysLeft });
    case 'ended':
      return states.ended;
    case 'decided':
      return fill(states.decided, { page: winner });
  }
}

export function verdictText(texts: ExperimentTexts, page: string, { verdict }: Compared): string {
  const { brings, oneIn } = verdict;
  if (brings === 'unknown') return texts.unknown;
  return fill(texts[brings], { page, oneIn: formatNumber(oneIn, 'de') });
}

/** In whole euros: the interval says how rough it is. */
const differenceText = (cents: number) => {
  const euros = Math.round(cents / 100);
  const sign = euros < 0 ? '−' : euros > 0 ? '+' : '';
  return `${sign}${formatMoney(Math.abs(euros) * 100)}`;
};

export function worthText(texts: ExperimentTexts, { worth }: Compared): string | undefined {
  if (!worth) return undefined;
  const { cents, interval } = worth;
  const [low, high] = [differenceText(interval.low), differenceText(interval.high)];
  return `${fill(texts.worth, { money: differenceText(cents) })}, ${fill(texts.between, { low, high })}`;
}

/** The orders so far only where they reveal none that is hidden. */
export function neededText(texts: ExperimentTexts, report: ExperimentReport): string {
  const paid = report.arms.map((arm) => arm.paid);
  const known = paid.filter((count) => typeof count === 'number');
  const figures = {
    effect: formatPercent(report.effect, 'de'),
    // An estimate, so two digits.
    orders: formatNumber(Number(report.ordersNeeded.toPrecision(2)), 'de'),
  };
  if (known.length < paid.length) return fill(texts.needed, figures);
  const sum = known.reduce((total, count) => total + count, 0);
  return fill(texts.neededOf, { ...figures, paid: formatNumber(sum, 'de') });
}

/** A longer experiment is not waited for. */
const mostWeeks = 104;

/** Undefined where there are enough visits, or where it is over. */
export function trafficText(texts: ExperimentTexts, report: ExperimentReport): string | undefined {
  if (!lacksVisits(report)) return undefined;
  const { visitsNeeded, recentVisits } = report;
  const said = fill(texts.traffic, {
    visits: formatNumber(Number(visitsNeeded.toPrecision(2)), 'de'),
    recent: countText(texts, recentVisits),
  });
  // More than four.
  const weeks = typeof recentVisits === 'number' ? Math.ceil((visitsNeeded / recentVisits) * 4) : Infinity;
  if (weeks > mostWeeks) return `${said} ${texts.hopeless}`;
  return `${said} ${fill(texts.slow, { n: formatNumber(weeks, 'de') })}`;
}
