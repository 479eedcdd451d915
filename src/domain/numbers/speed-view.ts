import { metrics, ratings, type Metric, type Rating } from '../speed/speed.ts';
import { rough, roughParts, type Rough } from './small.ts';
import type { Day } from '../time/calendar.ts';
import { daysIn, type Period } from './period.ts';

/** By what the speed of real visits may be grouped, in the words of the other numbers (`view.ts`); `none` is by day. */
export const speedGroupings = ['none', 'entry', 'device'] as const;
export type SpeedGrouping = (typeof speedGroupings)[number];

/** Daily sums of a period: of a day, or of a kind of page or device. */
export interface SpeedRow {
  part: string;
  metric: Metric;
  rating: Rating;
  n: number;
}

type Rated<Value> = Readonly<Record<Rating, Value>>;

export interface SpeedPart {
  /** Empty for all of them. */
  part: string;
  counts: Rated<Rough>;
  /** Of the numbers as they are shown; undefined unless all of them are, or the small ones cannot change it much. */
  shares: Rated<number> | undefined;
}

export interface SpeedView {
  period: Period;
  by: SpeedGrouping;
  countedSince: Day | null;
  metrics: readonly { metric: Metric; all: SpeedPart; parts: readonly SpeedPart[] }[];
}

/** A list of more days would be read by nobody. */
const mostDays = 92;

/** With fewer, one visit more would change the shares too much. */
const leastRated = 20;

function sharesOf(counts: Rated<Rough>): Rated<number> | undefined {
  const sizes = ratings.map((rating) => counts[rating]);
  if (sizes.includes('hidden')) return undefined;
  const numbers = sizes.map((shown) => (typeof shown === 'number' ? shown : 0));
  const total = numbers.reduce((sum, n) => sum + n, 0);
  if (total < leastRated) return undefined;
  return {
    good: 0,
    fair: 0,
    poor: 0,
    ...Object.fromEntries(ratings.map((rating, at) => [rating, (numbers[at] ?? 0) / total])),
  };
}

const asPart = (part: string, counts: Rated<Rough>): SpeedPart => ({
  part,
  counts,
  shares: sharesOf(counts),
});

/** In fives and none under five, nor by subtracting the parts from all. */
export function speedView(
  { period, by, countedSince }: Omit<SpeedView, 'metrics'>,
  rows: readonly SpeedRow[],
): SpeedView {
  const isLong = by === 'none' && daysIn(period) > mostDays;
  const names = [...new Set(rows.map(({ part }) => part))].toSorted();
  return {
    ...{ period, by, countedSince },
    metrics: metrics.map((metric) => {
      const own = rows.filter((row) => row.metric === metric);
      const countsOf = (rating: Rating) =>
        names.map((part) =>
          own.filter((row) => row.part === part && row.rating === rating).reduce((sum, { n }) => sum + n, 0),
        );
      const byRating = ratings.map((rating) => {
        const counts = countsOf(rating);
        return { all: rough(counts.reduce((sum, n) => sum + n, 0)), parts: roughParts(counts) };
      });
      const [good, fair, poor] = byRating;
      const rated = (of: (one: { all: Rough; parts: Rough[] }) => Rough): Rated<Rough> => ({
        good: good ? of(good) : 'few',
        fair: fair ? of(fair) : 'few',
        poor: poor ? of(poor) : 'few',
      });
      return {
        metric,
        all: asPart(
          '',
          rated(({ all }) => all),
        ),
        parts: isLong
          ? []
          : names.map((part, at) =>
              asPart(
                part,
                rated(({ parts }) => parts[at] ?? 'hidden'),
              ),
            ),
      };
    }),
  };
}
