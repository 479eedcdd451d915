import { addDays, type Day } from '../time/calendar.ts';
import { energyOf, energyOfKilogram, type EnergyBody } from './energy.ts';

/** Per cent of the body weight per week. */
export const paces = { min: 0.5, max: 1, step: 0.1, start: 0.7 } as const;

export interface CurveAim extends EnergyBody {
  desiredWeight: number;
  pace: number;
  today: Day;
}

export interface CurvePoint {
  day: Day;
  weight: number;
  /** Kilocalories a day until the next point. */
  energy: number;
}

export type WeightCurve =
  | { kind: 'keep' | 'gain' }
  /** Above this body mass index a doctor plans: we show neither pace nor date. */
  | { kind: 'with-doctor' }
  /** At `weight` a safe plan cannot save any energy. */
  | { kind: 'no-room'; weight: number }
  | {
      kind: 'lose';
      /** One per week, except the last: from today to exactly the desired weight. */
      points: readonly CurvePoint[];
      weekly: number;
      /** What slows it down: the resting energy, or the minimum that a person needs. */
      limited?: 'base' | 'least';
    };

const daysOfWeek = 7;
/** Kilograms a week; less does not count as progress. */
const leastLoss = 0.05;

/** Rounding errors do not count as a segment. */
const crumb = 1e-9;

/** The most that can be lost in a week: by the pace, or by what the energy floor leaves. */
function weekOf(aim: CurveAim, weight: number) {
  const { base, need, floor } = energyOf({ ...aim, weight });
  const wanted = (weight * aim.pace) / 100;
  const possible = ((need - floor) * daysOfWeek) / energyOfKilogram;
  const loss = Math.min(wanted, possible);
  return {
    loss,
    limited: possible < wanted ? (floor === base ? ('base' as const) : ('least' as const)) : undefined,
    energy: Math.round(need - (loss * energyOfKilogram) / daysOfWeek),
  };
}

/** From today's weight to the desired one, within pace and energy floor. */
export function weightCurve(aim: CurveAim): WeightCurve {
  const { weight: from, desiredWeight, today } = aim;
  if (desiredWeight >= from) return { kind: desiredWeight === from ? 'keep' : 'gain' };

  const points: CurvePoint[] = [];
  let weight = from;
  let days = 0;
  let limited: 'base' | 'least' | undefined;
  let weekly: number | undefined;
  for (;;) {
    const week = weekOf(aim, weight);
    if (week.loss < leastLoss) return { kind: 'no-room', weight };
    limited ??= week.limited;
    weekly ??= week.loss;
    points.push({ day: addDays(today, days), weight, energy: week.energy });
    const left = weight - desiredWeight;
    if (left <= week.loss + crumb) {
      days += Math.min(daysOfWeek, Math.ceil((left / week.loss) * daysOfWeek));
      const { need } = energyOf({ ...aim, weight: desiredWeight });
      points.push({ day: addDays(today, days), weight: desiredWeight, energy: need });
      return { kind: 'lose', points, weekly, ...(limited && { limited }) };
    }
    weight -= week.loss;
    days += daysOfWeek;
  }
}

const allPaces = Array.from(
  { length: Math.round((paces.max - paces.min) / paces.step) + 1 },
  (_, place) => Math.round((paces.min + place * paces.step) * 10) / 10,
);

/** The paces that end on different days, slowest first; of those that end on the same day, the slowest. */
export function differentPaces(aim: Omit<CurveAim, 'pace'>): readonly number[] {
  const ends = allPaces.map((pace) => {
    const curve = weightCurve({ ...aim, pace });
    return curve.kind === 'lose' ? curve.points.at(-1)?.day : undefined;
  });
  return allPaces.filter((_, place) => place === 0 || ends[place] !== ends[place - 1]);
}

/** Points evenly spread in time, including the first and last. */
export function milestones(points: readonly CurvePoint[], count: number): CurvePoint[] {
  const last = points.length - 1;
  const indexes = Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1)));
  return [...new Set(indexes)].flatMap((index) => points[index] ?? []);
}
