import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/meal-plan/kept-week.ts';
import { week as page, carrots, dishes } from './week.ts';

const lunch: Place = { day: 1, meal: 'lunch' };

describe('week', () => {
  it('is complete, near its target every day, and stores nothing when it is merely opened', async () => {
    const { open, ready, all, entries, list } = page();
    await open();
    expect(all()).toHaveLength(28);
    expect(ready().week.days.map(({ sum }) => sum.kind)).toEqual(Array(7).fill('fits'));
    expect([ready().lack, ready().kept, entries.size]).toEqual([[], false, 0]);
    expect(list().sections.map(({ section }) => section)).toEqual(['produce', 'dry']);
    expect(list().atHome).toEqual(['Salz']);
  });

  it('changes one meal, keeps the others as shown, and stores no energy values', async () => {
    const { open, week, all, ready, titleAt, stored, entries, setDay } = page({
      answered: { portionsAdults: '2', portionsChildren: '1' },
    });
    await open();
    const before = titleAt(lunch);
    const others = all();
    week.somethingElse(lunch);
    expect(titleAt(lunch)).not.toBe(before);
    expect(all().filter(({ id }) => !others.some((other) => other.id === id))).toHaveLength(1);
    expect(Object.keys(stored()?.places ?? {})).toHaveLength(28);
    expect(entries.get('valea:week')).not.toMatch(/kcal|aim|helping|size/);
    expect(entries.get('valea:week')).not.toContain(String(ready().answered));
    const shown = all();
    setDay('2026-11-24');
    expect(all()).toEqual(shown);
  });

  it('suggests another week, and keeps ticked dishes and their shopping list', async () => {
    const { open, week, all, stored, list } = page();
    await open();
    const before = all().map(({ id }) => id);
    const { all: lines } = list();
    week.tick(carrots, true);
    week.another();
    expect(all().map(({ id }) => id)).not.toEqual(before);
    expect([all().length, Object.keys(stored()?.places ?? {}).length]).toEqual([28, 28]);
    expect(stored()?.ticks).toEqual([carrots]);
    expect(list().sections[0]?.items[0]).toMatchObject({ name: 'Möhren', ticked: true });
    expect([list().done, list().all]).toEqual([1, lines]);
    week.untick();
    expect(list().done).toBe(0);
  });

  it('is suggested anew for visitors with more time, whose answer is not stored', async () => {
    const slow = dishes.map((one) => (one.meals.includes('dinner') ? { ...one, minutes: 90 } : one));
    const quick = slow.map((one, place) => ({
      ...one,
      ...(place % 2 === 0 && one.minutes > 45
        ? { minutes: 40, buys: [...one.buys, `${one.id} a`, `${one.id} b`] }
        : {}),
    }));
    const { open, week, all, ready, entries } = page({ recipes: quick });
    await open();
    week.tick(carrots, true);
    const before = all().map(({ id }) => id);
    week.setTime(true);
    expect([ready().hasTime, all().length]).toEqual([true, 28]);
    expect(all().map(({ id }) => id)).not.toEqual(before);
    expect(entries.get('valea:week')).not.toMatch(/time/i);
    expect(entries.get('valea:week')).toContain(carrots);
    week.setTime(false);
    expect(all().map(({ id }) => id)).toEqual(before);
  });

  it('never serves what the diet excludes, whatever was kept', async () => {
    const { open, week, all, ready } = page({
      stored: { begun: '2026-11-22', places: { '1-lunch': 'lunch-3' } },
    });
    await open();
    expect(all().map(({ id }) => id)).toContain('lunch-3');
    week.setEating({ concept: 'VEGAN', adults: 1, children: 0 });
    expect(all().every(({ tags }) => tags.includes('vegan'))).toBe(true);
    expect(ready().eating.concept).toBe('VEGAN');
  });

  it('serves a kept dish once, even if it is suggested for another day', async () => {
    const plain = page();
    await plain.open();
    const suggested = plain.titleAt({ day: 5, meal: 'dinner' });
    const { open, all, titleAt } = page({
      stored: { begun: '2026-11-22', places: { '2-dinner': suggested ?? '' } },
    });
    await open();
    expect(titleAt({ day: 2, meal: 'dinner' })).toBe(suggested);
    expect([all().filter(({ id }) => id === suggested).length, all().length]).toEqual([1, 28]);
  });

  it('says how many recipes are gone, and replaces them', async () => {
    const { open, ready, all, week } = page({
      stored: { begun: '2026-11-22', places: { '0-snack': 'unpublished' } },
    });
    await open();
    expect([ready().week.gone, all().length]).toEqual([1, 28]);
    week.tick(carrots, true);
    expect(ready().week.gone).toBe(0);
  });

  it('says for which meals there are too few recipes', async () => {
    const few = dishes.filter(({ id }) => !/^snack|^lunch-(?:[3-9]|1\d)/.test(id));
    const { open, ready, all } = page({ recipes: few });
    await open();
    expect(ready().lack).toEqual([{ meal: 'snack', count: 7 }]);
    expect(all()).toHaveLength(21);
  });

  it('offers a new week after seven days, which starts today with nothing ticked', async () => {
    const { open, week, ready, setDay, stored } = page();
    await open();
    week.tick(carrots, true);
    setDay('2026-11-30');
    expect([ready().old, ready().today]).toEqual(['2026-11-22', { day: 1, date: '2026-11-30' }]);
    week.fresh();
    expect([ready().old, ready().today.day, stored()?.ticks]).toEqual([undefined, 0, []]);
  });

  it('follows other tabs, and is forgotten at sign-out', async () => {
    const { open, ready, titleAt, store, stored, signOut } = page({
      answered: { nutritionConcept: 'VEGAN', portionsAdults: '2', portionsChildren: '0' },
    });
    await open();
    expect([ready().eating.adults, ready().size, typeof ready().answered]).toEqual([2, 'answers', 'number']);
    store({ begun: '2026-11-22', places: { '1-lunch': 'lunch-16' } });
    dispatchEvent(new Event('storage'));
    expect(titleAt(lunch)).toBe('lunch-16');
    signOut();
    expect(stored()).toBeNull();
    expect(titleAt(lunch)).not.toBe('lunch-16');
    expect([ready().eating.concept, ready().answered]).toEqual(['FLEXITARIAN', undefined]);
  });

  it('is deleted from the device together with its ticks', async () => {
    const { open, week, ready, entries } = page();
    await open();
    week.tick(carrots, true);
    expect(ready().kept).toBe(true);
    week.forget();
    expect([entries.size, ready().kept]).toEqual([0, false]);
  });
});

it('the shopping list is for the chosen days and people', async () => {
  const { open, week, list } = page();
  await open();
  const amount = () => list().sections[0]?.items[0]?.amount ?? '';
  const all = amount();
  week.shopFor([0]);
  expect(list().all).toBe(5);
  const one = amount();
  expect(one).not.toBe(all);
  week.setEating({ concept: 'OMNIVORE', adults: 4, children: 0 });
  expect(Number.parseInt(amount())).toBeGreaterThan(Number.parseInt(one));
});
