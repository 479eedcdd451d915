import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { biologicalGenders, lowestHealthyWeight } from '#domain/health/body.ts';
import { activityLevels, energyOf } from '#domain/health/energy.ts';
import {
  differentPaces,
  milestones,
  paces,
  weightCurve,
  type CurveAim,
} from '#domain/health/weight-curve.ts';

const aims = fc
  .record({
    gender: fc.constantFrom(...biologicalGenders),
    age: fc.integer({ min: 18, max: 110 }),
    pal: fc.constantFrom(...activityLevels.map(({ pal }) => pal)),
    height: fc.integer({ min: 120, max: 230 }),
    weight: fc.integer({ min: 35, max: 300 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    pace: fc.integer({ min: 5, max: 10 }).map((tenths) => tenths / 10),
  })
  .map(({ share, ...rest }): CurveAim => {
    const least = Math.max(35, lowestHealthyWeight(rest.height));
    const desiredWeight = Math.round(least + share * Math.max(0, rest.weight - least));
    return { ...rest, desiredWeight, today: '2026-11-21' };
  });

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;

describe('weight curve', () => {
  it('begins today, falls to exactly the desired weight, never faster than the pace or below the minimum energy', () => {
    fc.assert(
      fc.property(aims, (aim) => {
        const curve = weightCurve(aim);
        if (aim.desiredWeight > aim.weight) expect(curve.kind).toBe('gain');
        else if (aim.desiredWeight === aim.weight) expect(curve.kind).toBe('keep');
        else expect(['lose', 'no-room']).toContain(curve.kind);
        if (curve.kind !== 'lose') return;
        expect(curve.points[0]).toMatchObject({ day: aim.today, weight: aim.weight });
        expect(curve.points.at(-1)?.weight).toBe(aim.desiredWeight);
        const wrong = curve.points.slice(0, -1).filter((point, place) => {
          const next = curve.points[place + 1] ?? point;
          const weeks = daysBetween(point.day, next.day) / 7;
          const loss = point.weight - next.weight;
          const { floor } = energyOf({ ...aim, weight: point.weight });
          const atPace = loss / weeks <= (point.weight * aim.pace) / 100 + 1e-9;
          return !(loss > 0 && weeks > 0 && weeks <= 1 && atPace && point.energy >= floor);
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('takes no longer at a faster pace', () => {
    fc.assert(
      fc.property(aims, (aim) => {
        const [slow, fast] = [paces.min, paces.max].map((pace) => weightCurve({ ...aim, pace }));
        if (slow?.kind !== 'lose' || fast?.kind !== 'lose') return;
        expect(fast.points.length).toBeLessThanOrEqual(slow.points.length);
      }),
    );
  });
});

const endOf = (aim: CurveAim) => {
  const curve = weightCurve(aim);
  return curve.kind === 'lose' ? curve.points.at(-1)?.day : curve.kind;
};

it('offers paces that each end on another day, and every day that a pace can end on', () => {
  fc.assert(
    fc.property(aims, (aim) => {
      const ends = differentPaces(aim).map((pace) => endOf({ ...aim, pace }));
      expect(new Set(ends).size).toBe(ends.length);
      expect(ends).toContain(endOf(aim));
    }),
  );
});

it('offers one pace where the least energy allows no faster one, and fewer where it stops the fastest', () => {
  const resting: CurveAim = { ...anna, pal: 1.2, weight: 82, desiredWeight: 70 };
  expect(differentPaces(resting)).toEqual([paces.min]);
  const sitting = differentPaces({ ...resting, pal: 1.4 });
  expect(sitting.length).toBeGreaterThan(1);
  expect(sitting.length).toBeLessThan(differentPaces({ ...resting, pal: 1.8 }).length);
});

const anna: CurveAim = {
  gender: 'FEMALE',
  age: 41,
  pal: 1.6,
  height: 168,
  weight: 78,
  desiredWeight: 70,
  pace: 0.5,
  today: '2026-11-21',
};

it('matches a calculation by hand: 78 kg at 0.5 % a week are 77.61 kg after a week, at 430 kcal less a day', () => {
  const curve = weightCurve(anna);
  if (curve.kind !== 'lose') throw new Error('There is a way.');
  // 10 × 78 + 6.25 × 168 − 5 × 41 − 161 = 1464; times 1.6 = 2342; less 0.39 kg × 7700 / 7 = 429.
  expect(curve.points.slice(0, 2)).toEqual([
    { day: '2026-11-21', weight: 78, energy: 1913 },
    { day: '2026-11-28', weight: 77.61, energy: expect.closeTo(1909, -1) as number },
  ]);
  // ln(78 / 70) / −ln(1 − 0.005) = 21.6 weeks
  expect(curve.points).toHaveLength(23);
  expect(curve.points.at(-1)).toMatchObject({ day: '2027-04-22', weight: 70 });
  expect(curve).toMatchObject({ weekly: expect.closeTo(0.39, 5) as number });
  expect(curve.limited).toBeUndefined();
});

it('slows down at a minimum of energy and names it; does not exist if no energy is left to save', () => {
  const slowed = weightCurve({ ...anna, pal: 1.2, pace: 1 });
  expect(slowed).toMatchObject({
    kind: 'lose',
    limited: 'base',
    weekly: expect.closeTo(((1757 - 1464) * 7) / 7700, 5) as number,
  });
  expect(slowed.kind === 'lose' && slowed.points[0]?.energy).toBe(1464);
  // The least energy for a woman is above the energy at rest.
  const older = { ...anna, age: 60, height: 155, weight: 62, desiredWeight: 58, pal: 1.2, pace: 1 };
  expect(weightCurve(older)).toMatchObject({ kind: 'lose', limited: 'least' });
  const small = { ...anna, age: 80, height: 150, weight: 52, desiredWeight: 45, pal: 1.2 };
  expect(weightCurve(small)).toEqual({ kind: 'no-room', weight: 52 });
});

it('milestones are spread evenly, both ends included', () => {
  const curve = weightCurve(anna);
  if (curve.kind !== 'lose') throw new Error('There is a way.');
  const found = milestones(curve.points, 5);
  expect(found.map(({ day }) => day)).toEqual([
    '2026-11-21',
    '2027-01-02',
    '2027-02-06',
    '2027-03-20',
    '2027-04-22',
  ]);
  expect(milestones(curve.points.slice(0, 2), 5)).toHaveLength(2);
});
