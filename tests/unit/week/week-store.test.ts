import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/kept-week.ts';
import { browser, carrots, dishes } from './browser.ts';

const lunch: Place = { day: 1, meal: 'lunch' };

describe('the week', () => {
  it('is full, near its aim every day, and stores nothing by being looked at', async () => {
    const { open, ready, all, entries, list } = browser();
    await open();
    expect(all()).toHaveLength(28);
    expect(ready().week.days.map(({ sum }) => sum.kind)).toEqual(Array(7).fill('fits'));
    expect([ready().lack, ready().kept, entries.size]).toEqual([[], false, 0]);
    expect(list().sections.map(({ section }) => section)).toEqual(['produce', 'dry']);
    expect(list().atHome.map(({ name }) => name)).toEqual(['Salz']);
  });

  it('changes one meal, holds all others as they stand, and keeps no energy of anybody', async () => {
    const { open, week, all, titleAt, stored, entries, setDay } = browser({
      answered: { concept: 'FLEXITARIAN', aim: 1_643, adults: 2, children: 1, without: [] },
    });
    await open();
    const [before, others] = [titleAt(lunch), all()];
    week.somethingElse(lunch);
    expect(titleAt(lunch)).not.toBe(before);
    expect(all().filter(({ id }) => !others.some((other) => other.id === id))).toHaveLength(1);
    expect(Object.keys(stored()?.places ?? {})).toHaveLength(28);
    expect(entries.get('valea:week')).not.toMatch(/kcal|aim|164\d|helping|size/);
    setDay('2026-11-24');
    const shown = all();
    week.wake();
    expect(all()).toEqual(shown);
  });

  it('suggests another week around what is kept, eaten out or was put there', async () => {
    const { open, week, all, titleAt, ready } = browser();
    await open();
    const [kept, before] = [titleAt(lunch), all().map(({ id }) => id)];
    week.keep(lunch);
    week.eatOut({ day: 4, meal: 'dinner' });
    week.another();
    expect([titleAt(lunch), titleAt({ day: 4, meal: 'dinner' })]).toEqual([kept, 'out']);
    expect(all().map(({ id }) => id)).not.toEqual(before);
    expect(all()).toHaveLength(27);
    expect(ready().week.days.every(({ sum }) => sum.kind === 'fits')).toBe(true);
  });

  it('takes a meal that is eaten out off the sum and the list, and brings it back', async () => {
    const { open, week, titleAt, list, ready } = browser();
    await open();
    const [dish, sum] = [titleAt(lunch), ready().week.days[1]?.sum];
    week.eatOut(lunch);
    expect(
      list()
        .sections.flatMap(({ items }) => items)
        .map(({ name }) => name),
    ).not.toContain(dish);
    const out = ready().week.days[1]?.sum;
    expect(out).toMatchObject({ kind: 'fits' });
    expect((sum?.kcal ?? 0) - (out?.kcal ?? 0)).toBeGreaterThan(400);
    week.eatHere(lunch);
    expect(titleAt(lunch)).toMatch(/^lunch-/);
    expect(ready().said?.what).toMatchObject({ kind: 'refilled', place: lunch });
  });

  it('never serves what a way of eating leaves out, whatever was put there', async () => {
    const { open, week, all, ready } = browser({
      stored: { begun: '2026-11-22', places: { '1-lunch': { recipe: 'lunch-3', pinned: true } } },
    });
    await open();
    expect(all().map(({ id }) => id)).toContain('lunch-3');
    week.setEating({ concept: 'VEGAN', adults: 1, children: 0 });
    expect(all().every(({ tags }) => tags.includes('vegan'))).toBe(true);
    expect(ready().eating.concept).toBe('VEGAN');
  });

  it('serves a dish that was put there once, though it was suggested elsewhere', async () => {
    const plain = browser();
    await plain.open();
    const suggested = plain.titleAt({ day: 5, meal: 'dinner' });
    const { open, all, titleAt } = browser({
      stored: { begun: '2026-11-22', places: { '2-dinner': { recipe: suggested, pinned: true } } },
    });
    await open();
    expect(titleAt({ day: 2, meal: 'dinner' })).toBe(suggested);
    expect(all().filter(({ id }) => id === suggested)).toHaveLength(1);
    expect(all()).toHaveLength(28);
  });

  it('says how many recipes are gone, and fills their places', async () => {
    const { open, ready, all, week } = browser({
      stored: { begun: '2026-11-22', places: { '0-snack': { recipe: 'nobody-knows', pinned: true } } },
    });
    await open();
    expect([ready().week.gone, all().length]).toEqual([1, 28]);
    week.tick(carrots);
    expect(ready().week.gone).toBe(0);
  });

  it('says for which meals the recipes do not suffice', async () => {
    const few = dishes.filter(({ id }) => !/^snack|^lunch-(?:[3-9]|1\d)/.test(id));
    const { open, ready, all } = browser({ recipes: few });
    await open();
    expect(ready().lack).toEqual([
      { meal: 'lunch', count: 4 },
      { meal: 'snack', count: 7 },
    ]);
    expect(all()).toHaveLength(17);
  });

  it('is another one from today on when it is over and she begins anew', async () => {
    const { open, week, ready, setDay, stored } = browser();
    await open();
    week.keep(lunch);
    week.tick(carrots);
    setDay('2026-11-30');
    week.wake();
    expect([ready().old, ready().today]).toEqual(['2026-11-22', { day: 1, date: '2026-11-30' }]);
    week.fresh();
    expect([ready().old, ready().today.day, stored()?.ticks]).toEqual([undefined, 0, []]);
  });

  it('says that recipes do not come, and takes them when they do', async () => {
    const { open, week, setServes, list } = browser();
    setServes(false);
    await open();
    expect(week.$state.get()).toEqual({ state: 'failed' });
    setServes(true);
    await week.load();
    expect(list().all).toBeGreaterThan(20);
  });

  it('follows the other tab, and forgets with a sign-out', async () => {
    const { open, ready, titleAt, said, store, entries } = browser({
      answered: { concept: 'VEGAN', aim: 1_500, adults: 2, children: 0, without: [] },
    });
    await open();
    expect([ready().eating.adults, ready().size, ready().answered]).toEqual([2, 'answers', 1_500]);
    store({ begun: '2026-11-22', places: { '1-lunch': 'out' } });
    said.elsewhere?.();
    expect(titleAt(lunch)).toBe('out');
    said.forgotten?.();
    expect(entries.size).toBe(0);
    expect([titleAt(lunch) === 'out', ready().eating.concept, ready().answered]).toEqual([
      false,
      'FLEXITARIAN',
      undefined,
    ]);
  });
});
