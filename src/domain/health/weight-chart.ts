import { milestones, type CurvePoint } from './weight-curve.ts';
import type { Day } from '../time/calendar.ts';

export interface Weighed {
  day: Day;
  /** Kilograms. */
  weight: number;
}

/** Marks on a chart of weights: the start, today, a point between, and the desired weight. */
export interface Mark extends Weighed {
  kind: 'first' | 'now' | 'middle' | 'minor' | 'last';
  /** Whether its label fits beside the others. */
  labelled: boolean;
  /** Its label is on the left, as there is no room on the right. */
  turned: boolean;
}

/** Padding above and below, as a share of the range of weights. */
const room = 0.22;
/** The share of the chart's width that a label takes on a phone, and a smaller mark's. */
const labelWidth = 0.3;
const closest = 0.18;

const dayOf = ({ day }: Weighed) => Date.parse(day);

/** Positions as shares of the drawing; days keep their distances. */
export function placesOf(all: readonly Weighed[]): (one: Weighed) => { x: number; y: number } {
  const from = Math.min(...all.map(dayOf));
  const to = Math.max(...all.map(dayOf));
  const weights = all.map(({ weight }) => weight);
  const low = Math.min(...weights);
  const high = Math.max(...weights);
  const span = Math.max(1, to - from);
  const drop = Math.max(1, high - low);
  return (one) => ({
    x: (dayOf(one) - from) / span,
    y: (room + (high - one.weight) / drop) / (1 + 2 * room),
  });
}

/** Weights so far, then the curve to the desired weight, if there is one. */
export function marksOf(weighed: readonly Weighed[], road: readonly CurvePoint[]): Mark[] {
  const placeOf = placesOf([...weighed, ...road]);
  const xOf = (one: Weighed) => placeOf(one).x;
  const first = weighed[0];
  const [now, ...ahead] = road.length > 0 ? milestones(road, weighed.length > 0 ? 3 : 5) : weighed.slice(-1);
  if (!now) return [];
  const last = ahead.pop();
  const hasPast = first !== undefined && first.day < now.day;
  const isNearEnd = xOf(now) > 1 - labelWidth;
  const between = ahead.filter(
    (one) =>
      last !== undefined &&
      xOf(last) - xOf(one) >= (weighed.length > 0 ? labelWidth : closest) &&
      xOf(one) - xOf(now) >= closest,
  );
  const mark = (one: Weighed, kind: Mark['kind'], labelled = true, turned = false): Mark => ({
    day: one.day,
    weight: one.weight,
    kind,
    labelled,
    turned,
  });
  return [
    ...(hasPast ? [mark(first, 'first', xOf(now) >= labelWidth)] : []),
    mark(now, 'now', true, hasPast && isNearEnd),
    ...between.map((one, index) => mark(one, hasPast || index % 2 === 0 ? 'minor' : 'middle')),
    ...(last ? [mark(last, 'last', !isNearEnd, true)] : []),
  ];
}
