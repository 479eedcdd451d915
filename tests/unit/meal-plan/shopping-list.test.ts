import { describe, expect, it } from 'vitest';
import { neededOf } from '#domain/meal-plan/from-recipe.ts';
import type { Eater } from '#domain/meal-plan/eater.ts';
import {
  readDishIngredients,
  sections,
  shoppingList,
  showListItem,
  type Needed,
} from '#domain/meal-plan/shopping-list.ts';
import { fraction } from '#domain/recipes/fraction.ts';
import { readQuantity, writeQuantity } from '#domain/recipes/quantity-text.ts';
import { alone, meal, needed } from './listed.ts';

function listOf(...lines: Needed[]): string[] {
  const list = shoppingList([meal('a')], alone, new Map([['a', lines]]));
  return list
    .flatMap(({ items }) => items)
    .map((item) => {
      const { amount, name, kinds } = showListItem(item, 'de');
      return [`${amount} ${name}`.trim(), ...(kinds === '' ? [] : [kinds])]
        .join(', ')
        .replaceAll('\u{a0}', ' ');
    });
}

describe('shopping list, amounts of the same food', () => {
  it.each<[string, Needed[], string[]]>([
    ['grams and kilograms', [needed('800 g', 1), needed('1/2 kg', 1000)], ['1,3 kg Möhren']],
    ['millilitres and litres', [needed('700 ml'), needed('1 l')], ['1,7 l Möhren']],
    ['spoons and millilitres', [needed('2 tbsp'), needed('50 ml')], ['80 ml Möhren']],
    ['spoons of both sizes', [needed('1 tsp'), needed('1 tbsp')], ['1 ½ EL Möhren']],
    ['pieces and pieces', [needed('1 count', 80), needed('1/2 piece', 80)], ['2 Möhren']],
    ['pieces and grams of known weight', [needed('2 count', 80), needed('500 g', 1)], ['700 g Möhren']],
    ['grams and a tin of known weight', [needed('1 tin', 240), needed('100 g', 1)], ['2 Dosen Möhren']],
    ['a handful, a sprig and a bunch', [needed('1 handful', 10), needed('1 bunch', 30)], ['2 Bund Möhren']],
    ['a range, by its upper end', [needed('200..250 g', 1)], ['250 g Möhren']],
    ['pieces of unknown weight stay separate', [needed('2 count'), needed('500 g', 1)], ['500 g + 2 Möhren']],
    ['to taste, twice', [needed('some'), needed('')], ['Möhren']],
    ['to taste and measured', [needed('some'), needed('40 g', 1)], ['40 g Möhren']],
  ])('are added: %s', (_, lines, said) => {
    expect(listOf(...lines)).toEqual(said);
  });

  it.each<[string, Needed, string]>([
    [
      'a few grams',
      needed('5 g', 1, 'hazelnuts gemahlene haselnüsse'),
      '200 g hazelnuts gemahlene haselnüsse',
    ],
    ['slices', needed('11 slice', 50, 'mixed-rye-bread'), '1 kg mixed rye bread'],
    ['spoons', needed('4 tbsp', 15.75, 'tahini'), '250 g tahini'],
    ['a drink', needed('250 ml', 1.03, 'oat-drink'), '1 l oat drink'],
    ['exactly two', needed('400 g', 1, 'feta'), '400 g feta'],
  ])('become whole packets where a shop sells no less: %s', (_, line, said) => {
    expect(listOf(line)).toEqual([said]);
  });

  it.each([
    ['2 count Zwiebel|Zwiebeln + 1 count rote Zwiebel|rote Zwiebeln', '3 Zwiebeln, 1 rote Zwiebel'],
    ['1 count Bio-Zitrone|Bio-Zitronen + 1 count Zitrone|Zitronen', '2 Zitronen, 1 Bio-Zitrone'],
    ['100 g Babyspinat + 200 g Spinat', '300 g Spinat, 100 g Babyspinat'],
    ['1 count rote Paprika + 2 count gelbe Paprika', '3 Paprika, 1 rote Paprika, 2 gelbe Paprika'],
    // Two forms of one name.
    ['1 count courgette|courgettes + 300 g courgette', '400 g courgettes'],
    // Named as most recipes name it.
    ['1 kg Drillinge + 1 kg Kartoffeln + 1 kg Kartoffeln', '3 kg Kartoffeln, 1 kg Drillinge'],
    // Only one kind.
    ['1 count rote Zwiebel|rote Zwiebeln + 1 count rote Zwiebel|rote Zwiebeln', '2 rote Zwiebeln'],
  ])('are added up, with their kinds: %s', (lines, said) => {
    const grams: Record<string, number> = { count: 100, kg: 1000, g: 1 };
    const list = lines.split(' + ').map((line) => {
      const [quantity = '', unit = '', name = ''] = /^\d+ (\w+) (.*)$/.exec(line) ?? [];
      const [one = '', many = one] = name.split('|');
      return needed(quantity.slice(0, -name.length - 1), grams[unit], 'food', [one, many]);
    });
    expect(listOf(...list)).toEqual([said]);
  });

  it('stay apart if a shop sells them as different things', () => {
    const pasta = { food: 'pasta', section: 'dry', atHome: false, apart: true, grams: 1, kcal: 350 } as const;
    const line = (name: string) =>
      ({ kind: 'item', quantity: readQuantity('200 g'), name: { one: name, many: name } }) as const;
    const written = neededOf([line('Penne'), line('Spaghetti')], [pasta, pasta], 'de');
    expect(written.map(([food]) => food)).toEqual(['pasta penne', 'pasta spaghetti']);
  });

  it('juice is bought as fruit, together with the fruit itself', () => {
    const fruit = { food: 'lemon', section: 'produce', atHome: false, grams: 45, kcal: 10 } as const;
    const lemons = {
      de: { one: 'Zitrone', many: 'Zitronen' },
      en: { one: 'lemon', many: 'lemons' },
    };
    const line = (quantity: string, name: string) =>
      ({ kind: 'item', quantity: readQuantity(quantity), name: { one: name, many: name } }) as const;
    const written = neededOf(
      [line('3 tbsp', 'Zitronensaft'), line('1/2 count', 'Zitrone')],
      [{ ...fruit, pieces: { count: 1.02, ...lemons } }, fruit],
      'de',
    );
    const lines = readDishIngredients({ a: written })?.get('a') ?? [];
    expect(listOf(...lines)).toEqual(['2 Zitronen']);
  });

  it.each([
    [needed('7/3 g', 1), '3 g'],
    [needed('41 g', 1), '45 g'],
    [needed('151 g', 1), '160 g'],
    [needed('310 g', 1), '350 g'],
    [needed('1210 g', 1), '1,3 kg'],
    [needed('5/4 bunch'), '2 Bund'],
    [needed('1/3 tsp'), '½ TL'],
    [needed('9/4 tsp'), '3 TL'],
    [needed('11 tbsp'), '170 ml'],
  ])('are rounded up to what a shop sells or a kitchen measures: $quantity, %s', (line, said) => {
    expect(listOf(line)).toEqual([`${said} Möhren`]);
  });
});

describe('shopping list of many meals', () => {
  it('counts the member’s own helpings, a portion for each other adult and two thirds for a child', () => {
    const lines = new Map([['a', [needed('300 g', 1)]]]);
    const shown = (eater: Eater, helpings: number) => {
      const [item] = shoppingList([meal('a', helpings, 3)], eater, lines).flatMap(({ items }) => items);
      return item?.needed.get('g');
    };
    expect(shown(alone, 1)).toBeCloseTo(100);
    expect(shown(alone, 0.75)).toBeCloseTo(75);
    expect(shown({ ...alone, adults: 2, children: 3 }, 0.75)).toBeCloseTo(75 + 100 + 200);
  });

  it('follows the order of the shop, with staples marked', () => {
    const salt = {
      ...needed('some', undefined, 'salt', ['Salz', 'Salz']),
      section: 'spices' as const,
      atHome: true,
    };
    const list = shoppingList([meal('a')], alone, new Map([['a', [salt, needed('1 count')]]]));
    expect(list.map(({ section }) => section)).toEqual(['produce', 'spices']);
    expect(list[1]?.items.map(({ atHome, food }) => [atHome, food])).toEqual([[true, 'salt']]);
    expect(sections.indexOf('produce')).toBeLessThan(sections.indexOf('spices'));
  });
});

describe('ingredients file', () => {
  it('is read line by line; malformed lines are left out', () => {
    const quantity = writeQuantity({ kind: 'measured', amount: { low: fraction(3, 2) }, unit: 'tbsp' });
    const file = {
      a: [['flour', 'Mehl', 'Mehl', 'dry', quantity, 8.25, 0], ['x', 'X', 'X', 'nowhere', '', 0, 0], 7],
    };
    const flour = { ...needed('3/2 tbsp', 8.25, 'flour', ['Mehl', 'Mehl']), section: 'dry' };
    expect(readDishIngredients(file)).toEqual(new Map([['a', [flour]]]));
    expect(readDishIngredients([])).toBeUndefined();
  });
});
