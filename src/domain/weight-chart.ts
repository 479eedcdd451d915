import { milestones, type CurvePoint } from './weight-curve.ts';
import type { Day } from './calendar.ts';

/** A weight on a day, planned or weighed. */
export interface Weighed {
  day: Day;
  /** Kilograms. */
  weight: number;
}

/** What a chart of weights marks: where it begins, today, a point between, the desired weight at the end. */
export interface Mark extends Weighed {
  kind: 'first' | 'now' | 'middle' | 'minor' | 'last';
  /** Whether its label has room beside the others. */
  labelled: boolean;
  /** Whether its label stands to its left, because there is no room to its right. */
  turned: boolean;
}

/** Room above the highest and below the lowest weight, as a share of what lies between them. */
const room = 0.22;
/** What a label takes of the chart's width on a phone, and a smaller mark's where there is room for one. */
const labelWidth = 0.3;
const closest = 0.18;

const dayOf = ({ day }: Weighed) => Date.parse(day);

/** Where each weight stands, in shares of the drawing, days apart as they are. */
export function placesOf(all: readonly Weighed[]): (one: Weighed) => { x: number; y: number } {
  const [from, to] = [Math.min(...all.map(dayOf)), Math.max(...all.map(dayOf))];
  const weights = all.map(({ weight }) => weight);
  const [low, high] = [Math.min(...weights), Math.max(...weights)];
  const [span, drop] = [Math.max(1, to - from), Math.max(1, high - low)];
  return (one) => ({
    x: (dayOf(one) - from) / span,
    y: (room + (high - one.weight) / drop) / (1 + 2 * room),
  });
}

/** The marks of a chart: what has been weighed, then the way to the desired weight, as far as there is one. */
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
    ...{ day: one.day, weight: one.weight },
    ...{ kind, labelled, turned },
  });
  return [
    ...(hasPast ? [mark(first, 'first', xOf(now) >= labelWidth)] : []),
    mark(now, 'now', true, hasPast && isNearEnd),
    ...between.map((one, place) => mark(one, hasPast || place % 2 === 0 ? 'minor' : 'middle')),
    ...(last ? [mark(last, 'last', !isNearEnd, true)] : []),
  ];
}
