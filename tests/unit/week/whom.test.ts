import { describe, expect, it, vi } from 'vitest';
import type { Dish } from '#domain/meal-plan/dish.ts';
import type { Place } from '#domain/meal-plan/kept-week.ts';
import { findEater } from '#site/browser/answers/page-answers.ts';
import { createDay } from '#site/features/onboarding/day/state.ts';
import { week as page, carrots } from './week.ts';

const lunch: Place = { day: 1, meal: 'lunch' };

describe('week, for whom', () => {
  const answered = { portionsAdults: '2', portionsChildren: '1' };
  const answers = { concept: 'FLEXITARIAN', adults: 2, children: 1 };
  const vegan = { concept: 'VEGAN', adults: 1, children: 0 } as const;

  it('follows the choice on the page if there are no answers', async () => {
    const { open, week, ready } = page();
    await open();
    expect(ready().eating.from).toBe('usual');
    week.setEating(vegan);
    expect(ready().eating).toEqual({ ...vegan, from: 'page' });
  });

  it('follows new answers, then a different choice, until the answers are chosen again', async () => {
    const { open, week, ready, stored } = page({ stored: { begun: '2026-11-22', eating: vegan }, answered });
    await open();
    expect(ready().eating).toEqual({ ...answers, from: 'answers' });
    week.setEating(vegan);
    expect(ready().eating).toEqual({ ...vegan, from: 'page' });
    week.setEating(undefined);
    expect(ready().eating).toEqual({ ...answers, from: 'answers' });
    expect(stored()).not.toHaveProperty('eating');
    week.setEating(vegan);
    week.setEating({ ...answers, concept: 'FLEXITARIAN' });
    expect(ready().eating.from).toBe('answers');
  });

  it('is the same as for the day on the result page', async () => {
    const { open, week } = page({ answered });
    await open();
    const day = async () => {
      const result = createDay('de');
      const eater = await findEater();
      if (eater) result.planFor(eater);
      await vi.advanceTimersByTimeAsync(0);
      const state = result.$state.get();
      if (state.state !== 'ready') return [state.state];
      return [state.eater.concept, state.eater.adults, state.eatingFrom];
    };
    expect(await day()).toEqual(['FLEXITARIAN', 2, 'answers']);
    week.setEating(vegan);
    expect(await day()).toEqual(['VEGAN', 1, 'page']);
    week.setEating(undefined);
    expect(await day()).toEqual(['FLEXITARIAN', 2, 'answers']);
  });
});

describe('excluded allergens', () => {
  const nuts = (served: readonly Dish[]) => served.filter(({ allergens }) => allergens.includes('nuts'));

  it('are in no meal, whatever else is chosen, and offered only if recipes contain them', async () => {
    const { open, week, all, ready } = page();
    await open();
    expect([ready().allergens, nuts(all()).length > 0]).toEqual([['nuts'], true]);
    week.leaveOut(['nuts']);
    week.somethingElse(lunch);
    week.another();
    expect([nuts(all()), all().length, ready().week.eater.without]).toEqual([[], 28, ['nuts']]);
    week.leaveOut([]);
    week.another();
    expect(ready().week.eater.without).toEqual([]);
  });

  it('are not stored before the consent to health data, and afterwards only in the tab', async () => {
    const { open, week, entries, tabEntries, agree, signOut, ready } = page();
    await open();
    week.leaveOut(['nuts']);
    week.tick(carrots, true);
    expect([tabEntries.size, entries.get('valea:week')]).toEqual([
      0,
      expect.not.stringMatching(/nuts|without|allergen/),
    ]);
    agree();
    week.leaveOut(['nuts']);
    week.tick(carrots, true);
    expect([...tabEntries]).toEqual([['valea:left-out', '["nuts"]']]);
    expect(entries.get('valea:week')).not.toMatch(/nuts|without|allergen/);
    signOut();
    expect([tabEntries.size, ready().week.eater.without]).toEqual([0, []]);
  });
});
