import { expect, it } from 'vitest';
import { carrots, dishes, week } from './week.ts';

const [first] = dishes;
const id = first?.id ?? '';
const begun = '2026-11-22';
const listed = { begun, suggestion: 0, places: {}, ticks: [], extras: [{ id, servings: 3 }] };

const foods = (list: { sections: readonly { items: readonly { food: string }[] }[] }) =>
  list.sections.flatMap(({ items }) => items.map(({ food }) => food));
const amountOf = (
  list: { sections: readonly { items: readonly { food: string; amount: string }[] }[] },
  food: string,
) => list.sections.flatMap(({ items }) => items).find((item) => item.food === food)?.amount;

it('shopping list: a recipe put on it is bought for its portions, without the suggested week', async () => {
  const { open, list, ready, week: store, stored } = week({ stored: listed });
  await open();
  expect(foods(list()).sort()).toEqual([carrots, `food-${id}`].sort());
  // Two portions need 50 g.
  expect(amountOf(list(), `food-${id}`)?.replace('\u{a0}', ' ')).toBe('80 g');
  store.tick(carrots, true);
  expect([list().done, stored()?.places]).toEqual([1, {}]);
  store.shopFor([ready().today.day]);
  expect(foods(list()).length).toBeGreaterThan(2);
});

it('shopping list: a recipe put on it is added to the week', async () => {
  const alone = week();
  await alone.open();
  alone.week.hold();
  const before = Number.parseFloat(amountOf(alone.list(), carrots) ?? '');
  const kept = { ...alone.stored(), extras: [{ id, servings: 10 }] };
  alone.store(kept);
  dispatchEvent(new Event('storage'));
  expect(Number.parseFloat(amountOf(alone.list(), carrots) ?? '')).toBe(before + 50);
  alone.week.putOnList({ id, servings: 0 });
  expect(alone.ready().extras).toEqual([]);
  expect(Number.parseFloat(amountOf(alone.list(), carrots) ?? '')).toBe(before);
});

it('shopping list: what is at home stays off it until it is bought after all', async () => {
  const { open, list, week: store, entries } = week({ stored: listed });
  entries.set('valea:at-home', JSON.stringify([carrots]));
  await open();
  expect([foods(list()), list().owned.map(({ food }) => food)]).toEqual([[`food-${id}`], [carrots]]);
  store.buyAgain(carrots);
  expect([foods(list()).includes(carrots), list().owned]).toEqual([true, []]);
  entries.set('valea:at-home', JSON.stringify([carrots]));
  store.forget();
  expect(entries.has('valea:at-home')).toBe(false);
});

it('shopping list: a tick from another tab is not undone', async () => {
  const { open, store, stored, week: tab } = week();
  await open();
  tab.hold();
  store({ ...stored(), ticks: [carrots] });
  tab.tick(carrots, true);
  expect(stored()?.ticks).toEqual([carrots]);
});

it('shopping list: a new week starts without the recipes put on the last one', async () => {
  const { open, stored, week: store } = week({ stored: { ...listed, begun: '2026-11-10' } });
  await open();
  store.fresh();
  expect(stored()?.extras ?? []).toEqual([]);
});
