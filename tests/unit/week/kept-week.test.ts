import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allPlaces,
  daysFrom,
  emptyWeek,
  keptWeekFrom,
  longestOwnLine,
  nextPlace,
  ownText,
  pinnedPlace,
  placeKey,
  planDayOn,
  withPlace,
  type KeptPlace,
  type KeptWeek,
} from '#domain/kept-week.ts';
import { nutritionConcepts } from '#domain/onboarding.ts';
import { meals } from '#domain/recipes/meals.ts';

const begun = '2026-11-22';
const soup = { id: 'soup', meals: ['lunch', 'dinner'] as const };

const places = fc
  .array(
    fc.tuple(
      fc.constantFrom(...allPlaces.map(placeKey)),
      fc.oneof(
        fc.constant<KeptPlace>('out'),
        fc.record({ recipe: fc.string({ minLength: 1, maxLength: 40 }), pinned: fc.boolean() }),
      ),
    ),
  )
  .map((entries): KeptWeek['places'] => Object.fromEntries(entries));

const weeks = fc.record(
  {
    begun: fc.constant<KeptWeek['begun']>(begun),
    turn: fc.integer({ min: 0, max: 1000 }),
    eating: fc.record({
      concept: fc.constantFrom(...nutritionConcepts),
      adults: fc.integer({ min: 1, max: 10 }),
      children: fc.integer({ min: 0, max: 10 }),
    }),
    places,
    ticks: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 50 }),
    own: fc.uniqueArray(
      fc.record({
        text: fc.string({ minLength: 1, maxLength: 40 }).map(ownText).filter(Boolean),
        ticked: fc.boolean(),
      }),
      { selector: ({ text }) => text, maxLength: 20 },
    ),
  },
  { requiredKeys: ['begun', 'turn', 'places', 'ticks', 'own'] },
);

describe('what a device keeps of a week', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(weeks, (week) => {
        expect(keptWeekFrom(JSON.parse(JSON.stringify(week)))).toEqual(week);
      }),
    );
  });

  it('opens whatever lies there, and what opens is sound', () => {
    const garbage = fc.oneof(
      fc.jsonValue(),
      fc.record({
        begun: fc.oneof(fc.constant(begun), fc.jsonValue()),
        turn: fc.jsonValue(),
        eating: fc.oneof(fc.jsonValue(), fc.record({ concept: fc.jsonValue(), adults: fc.jsonValue() })),
        places: fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom('0-lunch', '6-snack', '7-lunch', '__proto__'), fc.jsonValue()),
        ),
        ticks: fc.jsonValue(),
        own: fc.oneof(fc.jsonValue(), fc.array(fc.record({ text: fc.jsonValue(), ticked: fc.jsonValue() }))),
        kcal: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(garbage, (value) => {
        const read = keptWeekFrom(value);
        if (read === undefined) return;
        expect(keptWeekFrom(JSON.parse(JSON.stringify(read)))).toEqual(read);
        expect(Object.keys(read).sort().join()).toMatch(
          /^begun,(?:eating,(?:insteadOfAnswers,)?)?own,places,ticks,turn$/,
        );
        for (const place of Object.values(read.places))
          expect(place === 'out' || typeof place.recipe === 'string').toBe(true);
        for (const { text } of read.own) expect(text.length).toBeLessThanOrEqual(longestOwnLine);
      }),
      // Minus zero, which JSON does not keep.
      { numRuns: 500, examples: [[{ begun, turn: -0 }]] },
    );
  });

  it('is nothing without the day it was begun on', () => {
    for (const value of [null, 'week', [], {}, { begun: '2026-02-30', places: {} }])
      expect(keptWeekFrom(value)).toBeUndefined();
  });
});

describe('the days of a plan', () => {
  it('begin on the day it was begun, and go round', () => {
    const days = [
      '2026-11-22',
      '2026-11-23',
      '2026-11-28',
      '2026-11-29',
      '2026-12-07',
      '2026-11-21',
    ] as const;
    expect(days.map((day) => planDayOn({ begun }, day))).toEqual([0, 1, 6, 0, 1, 6]);
    // The clock goes forward in between.
    expect(planDayOn({ begun: '2027-03-27' }, '2027-03-29')).toBe(2);
    expect(daysFrom(5)).toEqual([5, 6, 0, 1, 2, 3, 4]);
  });
});

describe('putting a recipe onto the week', () => {
  const morning = { day: 2, hour: 8 } as const;

  it('takes the next meal that it can be and that is not past', () => {
    const week = emptyWeek(begun);
    expect(nextPlace(week, soup, morning)).toEqual({ day: 2, meal: 'lunch' });
    expect(nextPlace(week, soup, { day: 2, hour: 15 })).toEqual({ day: 2, meal: 'dinner' });
    expect(nextPlace(week, soup, { day: 6, hour: 22 })).toEqual({ day: 0, meal: 'lunch' });
    expect(nextPlace(week, { id: 'cake', meals: ['snack'] }, morning)).toEqual({ day: 2, meal: 'snack' });
  });

  it('leaves alone what was chosen before, and stays where it was suggested', () => {
    let week = withPlace(emptyWeek(begun), { day: 2, meal: 'lunch' }, { recipe: 'stew', pinned: true });
    week = withPlace(week, { day: 2, meal: 'dinner' }, 'out');
    week = withPlace(week, { day: 3, meal: 'lunch' }, { recipe: 'pasta', pinned: false });
    expect(nextPlace(week, soup, morning)).toEqual({ day: 3, meal: 'lunch' });
    week = withPlace(week, { day: 5, meal: 'dinner' }, { recipe: 'soup', pinned: false });
    expect(nextPlace(week, soup, morning)).toEqual({ day: 5, meal: 'dinner' });
  });

  it('finds no place in a week that is full of choices, and an empty one does not have it', () => {
    const full = allPlaces.reduce<KeptWeek>(
      (week, place) => withPlace(week, place, { recipe: `dish-${placeKey(place)}`, pinned: true }),
      emptyWeek(begun),
    );
    expect(nextPlace(full, soup, morning)).toBeUndefined();
    expect(pinnedPlace(full, 'dish-4-dinner')).toEqual({ day: 4, meal: 'dinner' });
    expect(pinnedPlace(full, 'soup')).toBeUndefined();
  });

  it('can be undone exactly', () => {
    fc.assert(
      fc.property(weeks, fc.constantFrom(...allPlaces), (week, place) => {
        const put = withPlace(week, place, { recipe: 'soup', pinned: true });
        expect(pinnedPlace({ places: { [placeKey(place)]: put.places[placeKey(place)] } }, 'soup')).toEqual(
          place,
        );
        expect(withPlace(put, place, week.places[placeKey(place)])).toEqual(week);
      }),
    );
  });

  it('knows every meal of seven days', () => {
    expect(allPlaces).toHaveLength(7 * meals.length);
  });
});
