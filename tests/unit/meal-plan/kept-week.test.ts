import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/calendar.ts';
import {
  allPlaces,
  daysFrom,
  emptyWeek,
  keptWeekFrom,
  placeKey,
  planDayOn,
  type KeptWeek,
} from '#domain/meal-plan/kept-week.ts';
import { nutritionConcepts } from '#domain/onboarding/onboarding.ts';

const begun = '2026-11-22';

const places = fc
  .array(fc.tuple(fc.constantFrom(...allPlaces.map(placeKey)), fc.string({ minLength: 1, maxLength: 40 })))
  .map((entries): KeptWeek['places'] => Object.fromEntries(entries));

const weeks = fc.record(
  {
    begun: fc.constant<KeptWeek['begun']>(begun),
    suggestion: fc.integer({ min: 0, max: 1000 }),
    eating: fc.record({
      concept: fc.constantFrom(...nutritionConcepts),
      adults: fc.integer({ min: 1, max: 10 }),
      children: fc.integer({ min: 0, max: 10 }),
    }),
    places,
    ticks: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 50 }),
  },
  { requiredKeys: ['begun', 'suggestion', 'places', 'ticks'] },
);

describe('week kept on the device', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(weeks, (week) => {
        expect(keptWeekFrom(JSON.parse(JSON.stringify(week)))).toEqual(week);
      }),
    );
  });

  it('one that was kept before its suggestion had this name is read as well', () => {
    expect(keptWeekFrom({ begun, turn: 3, places: {}, ticks: [] })).toEqual({
      ...emptyWeek(begun),
      suggestion: 3,
    });
  });

  it('malformed parts of the storage are ignored', () => {
    const garbage = fc.oneof(
      fc.jsonValue(),
      fc.record({
        begun: fc.oneof(fc.constant(begun), fc.jsonValue()),
        suggestion: fc.jsonValue(),
        turn: fc.jsonValue(),
        eating: fc.oneof(fc.jsonValue(), fc.record({ concept: fc.jsonValue(), adults: fc.jsonValue() })),
        places: fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom('0-lunch', '6-snack', '7-lunch', '__proto__'), fc.jsonValue()),
        ),
        ticks: fc.jsonValue(),
        kcal: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(garbage, (value) => {
        const read = keptWeekFrom(value);
        if (read === undefined) return;
        expect(keptWeekFrom(JSON.parse(JSON.stringify(read)))).toEqual(read);
        expect(Object.keys(read).sort().join()).toMatch(
          /^begun,(?:eating,(?:insteadOfAnswers,)?)?places,suggestion,ticks$/,
        );
        for (const place of Object.values(read.places)) expect(typeof place).toBe('string');
      }),
      // Minus zero, which JSON does not keep.
      { numRuns: 500, examples: [[{ begun, suggestion: -0 }]] },
    );
  });

  it('without its first day nothing is kept', () => {
    for (const value of [null, 'week', [], {}, { begun: '2026-02-30', places: {} }])
      expect(keptWeekFrom(value)).toBeUndefined();
  });
});

it('week: its days start with the day it was begun on, and wrap around', () => {
  const after = (days: number) => planDayOn({ begun }, addDays(begun, days));
  expect([0, 1, 6, 7, 15, -1].map(after)).toEqual([0, 1, 6, 0, 1, 6]);
  // The clock goes forward in between.
  expect(planDayOn({ begun: '2027-03-27' }, '2027-03-29')).toBe(2);
  expect(daysFrom(5)).toEqual([5, 6, 0, 1, 2, 3, 4]);
});
