import { describe, expect, it } from 'vitest';
import { week as page, carrots } from './week.ts';

describe('the shopping list', () => {
  it('keeps ticks by food when the week changes', async () => {
    const { open, week, list } = page();
    await open();
    const all = list().all;
    week.tick(carrots);
    week.another();
    expect(list().sections[0]?.items[0]).toMatchObject({ name: 'Möhren', ticked: true });
    expect([list().done, list().all]).toEqual([1, all]);
    week.untick();
    expect(list().done).toBe(0);
  });

  it('is for the days and the people that are chosen', async () => {
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

  it('is deleted from the device with the week', async () => {
    const { open, week, ready, entries } = page();
    await open();
    week.tick(carrots);
    expect(ready().kept).toBe(true);
    week.forget();
    expect([entries.size, ready().kept]).toEqual([0, false]);
  });
});
