import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '#domain/meal-plan/kept-week.ts';
import { browser, carrots, dishes } from './browser.ts';

const lunch: Place = { day: 1, meal: 'lunch' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the week', () => {
  it('is full, near its aim every day, and stores nothing when it is merely opened', async () => {
    const { open, ready, all, entries, list } = browser();
    await open();
    expect(all()).toHaveLength(28);
    expect(ready().week.days.map(({ sum }) => sum.kind)).toEqual(Array(7).fill('fits'));
    expect([ready().lack, ready().kept, entries.size]).toEqual([[], false, 0]);
    expect(list().sections.map(({ section }) => section)).toEqual(['produce', 'dry']);
    expect(list().atHome).toEqual(['Salz']);
  });

  it('changes one meal, keeps all others as they are shown, and stores no energy', async () => {
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
    week.refresh();
    expect(all()).toEqual(shown);
  });

  it('suggests another week, and keeps what is ticked', async () => {
    const { open, week, all, stored } = browser();
    await open();
    const before = all().map(({ id }) => id);
    week.tick(carrots);
    week.another();
    expect(all().map(({ id }) => id)).not.toEqual(before);
    expect([all().length, Object.keys(stored()?.places ?? {}).length]).toEqual([28, 28]);
    expect(stored()?.ticks).toEqual([carrots]);
  });

  it('never serves what a way of eating leaves out, whatever was kept', async () => {
    const { open, week, all, ready } = browser({
      stored: { begun: '2026-11-22', places: { '1-lunch': 'lunch-3' } },
    });
    await open();
    expect(all().map(({ id }) => id)).toContain('lunch-3');
    week.setEating({ concept: 'VEGAN', adults: 1, children: 0 });
    expect(all().every(({ tags }) => tags.includes('vegan'))).toBe(true);
    expect(ready().eating.concept).toBe('VEGAN');
  });

  it('serves a dish that is kept once, though it is suggested for another day', async () => {
    const plain = browser();
    await plain.open();
    const suggested = plain.titleAt({ day: 5, meal: 'dinner' });
    const { open, all, titleAt } = browser({
      stored: { begun: '2026-11-22', places: { '2-dinner': suggested ?? '' } },
    });
    await open();
    expect(titleAt({ day: 2, meal: 'dinner' })).toBe(suggested);
    expect(all().filter(({ id }) => id === suggested)).toHaveLength(1);
    expect(all()).toHaveLength(28);
  });

  it('says how many recipes are gone, and fills their places', async () => {
    const { open, ready, all, week } = browser({
      stored: { begun: '2026-11-22', places: { '0-snack': 'unpublished' } },
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
    expect(ready().lack).toEqual([{ meal: 'snack', count: 7 }]);
    expect(all()).toHaveLength(21);
  });

  it('offers a new one after a week, which starts today with nothing ticked', async () => {
    const { open, week, ready, setDay, stored } = browser();
    await open();
    week.tick(carrots);
    setDay('2026-11-30');
    week.refresh();
    expect([ready().old, ready().today]).toEqual(['2026-11-22', { day: 1, date: '2026-11-30' }]);
    week.fresh();
    expect([ready().old, ready().today.day, stored()?.ticks]).toEqual([undefined, 0, []]);
  });

  it('fails while the recipes cannot be fetched, and is ready once they can', async () => {
    const { open, week, setServes, list } = browser();
    setServes(false);
    await open();
    expect(week.$state.get()).toEqual({ state: 'failed' });
    setServes(true);
    await week.load();
    expect(list().all).toBeGreaterThan(5);
  });

  it('follows the other tab, and forgets at a sign-out', async () => {
    const { open, week, ready, titleAt, store, entries } = browser({
      answered: { concept: 'VEGAN', aim: 1_500, adults: 2, children: 0, without: [] },
    });
    await open();
    expect([ready().eating.adults, ready().size, ready().answered]).toEqual([2, 'answers', 1_500]);
    store({ begun: '2026-11-22', places: { '1-lunch': 'lunch-16' } });
    week.refresh();
    expect(titleAt(lunch)).toBe('lunch-16');
    week.signOut();
    expect(entries.size).toBe(0);
    expect([titleAt(lunch) === 'lunch-16', ready().eating.concept, ready().answered]).toEqual([
      false,
      'FLEXITARIAN',
      undefined,
    ]);
  });
});
