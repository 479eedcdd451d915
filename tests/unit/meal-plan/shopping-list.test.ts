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

describe('amounts of the same food', () => {
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
    ['to taste, twice', [needed('some'), needed('')], ['Möhren']],
    ['to taste and measured', [needed('some'), needed('40 g', 1)], ['40 g Möhren']],
  ])('are added: %s', (_, lines, said) => {
    expect(listOf(...lines)).toEqual(said);
  });

  it.each<[string, Needed, string]>([
    [
      'a few grams',
      needed('5 g', 1, 'hazelnuts gemahlene haselnüsse', ['Haselnuss', 'Haselnüsse']),
      '200 g Haselnüsse',
    ],
    ['slices', needed('11 slice', 50, 'mixed-rye-bread', ['Brot', 'Brot']), '1 kg Brot'],
    ['spoons', needed('4 tbsp', 15.75, 'tahini', ['Tahin', 'Tahin']), '250 g Tahin'],
    ['a drink', needed('250 ml', 1.03, 'oat-drink', ['Haferdrink', 'Haferdrink']), '1 l Haferdrink'],
    ['exactly two', needed('400 g', 1, 'feta', ['Feta', 'Feta']), '400 g Feta'],
  ])('become whole packets where a shop sells no less: %s', (_, line, said) => {
    expect(listOf(line)).toEqual([said]);
  });

  it('stay separate if a piece’s weight is unknown', () => {
    expect(listOf(needed('2 count'), needed('500 g', 1))).toEqual(['500 g + 2 Möhren']);
  });

  it.each<[string, [quantity: string, ...name: string[]][], string]>([
    [
      'a kind and no kind',
      [
        ['2 count', 'Zwiebel', 'Zwiebeln'],
        ['1 count', 'rote Zwiebel', 'rote Zwiebeln'],
      ],
      '3 Zwiebeln, 1 rote Zwiebel',
    ],
    [
      'a kind with a hyphen',
      [
        ['1 count', 'Bio-Zitrone', 'Bio-Zitronen'],
        ['1 count', 'Zitrone', 'Zitronen'],
      ],
      '2 Zitronen, 1 Bio-Zitrone',
    ],
    [
      'a kind in one word',
      [
        ['100 g', 'Babyspinat', 'Babyspinat'],
        ['200 g', 'Spinat', 'Spinat'],
      ],
      '300 g Spinat, 100 g Babyspinat',
    ],
    [
      'kinds alone',
      [
        ['1 count', 'rote Paprika', 'rote Paprika'],
        ['2 count', 'gelbe Paprika', 'gelbe Paprika'],
      ],
      '3 Paprika, 1 rote Paprika, 2 gelbe Paprika',
    ],
    [
      'two forms of one name',
      [
        ['1 count', 'courgette', 'courgettes'],
        ['300 g', 'courgette', 'courgette'],
      ],
      '400 g courgettes',
    ],
    [
      'another name, by the more frequent one',
      [
        ['1 kg', 'Drilling', 'Drillinge'],
        ['1 kg', 'Kartoffel', 'Kartoffeln'],
        ['1 kg', 'Kartoffel', 'Kartoffeln'],
      ],
      '3 kg Kartoffeln, 1 kg Drillinge',
    ],
    [
      'one kind alone',
      [
        ['1 count', 'rote Zwiebel', 'rote Zwiebeln'],
        ['1 count', 'rote Zwiebel', 'rote Zwiebeln'],
      ],
      '2 rote Zwiebeln',
    ],
  ])('are bought as one, and the kinds are said: %s', (_, lines, said) => {
    const grams = (quantity: string) =>
      quantity.endsWith('count') ? 100 : quantity.endsWith('kg') ? 1000 : 1;
    const list = listOf(
      ...lines.map(([quantity, ...name]) => needed(quantity, grams(quantity), 'food', name)),
    );
    expect(list).toEqual([said]);
  });

  it('stay apart where a shop sells the names as different things', () => {
    const pasta = { food: 'pasta', section: 'dry', atHome: false, apart: true, grams: 1, kcal: 350 } as const;
    const line = (name: string) =>
      ({ kind: 'item', quantity: readQuantity('200 g'), name: { one: name, many: name } }) as const;
    const written = neededOf([line('Penne'), line('Spaghetti')], [pasta, pasta], 'de');
    expect(written.map(([food]) => food)).toEqual(['pasta penne', 'pasta spaghetti']);
  });

  it('are bought as the fruit that juice comes out of, together with the fruit itself', () => {
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

  it('are rounded up to what a shop sells or a kitchen measures', () => {
    expect(listOf(needed('7/3 g', 1))).toEqual(['3 g Möhren']);
    expect(listOf(needed('41 g', 1))).toEqual(['45 g Möhren']);
    expect(listOf(needed('151 g', 1))).toEqual(['160 g Möhren']);
    expect(listOf(needed('310 g', 1))).toEqual(['350 g Möhren']);
    expect(listOf(needed('1210 g', 1))).toEqual(['1,3 kg Möhren']);
    expect(listOf(needed('5/4 bunch'))).toEqual(['2 Bund Möhren']);
    expect(listOf(needed('1/3 tsp'))).toEqual(['½ TL Möhren']);
    expect(listOf(needed('9/4 tsp'))).toEqual(['3 TL Möhren']);
    expect(listOf(needed('11 tbsp'))).toEqual(['170 ml Möhren']);
  });
});

describe('the list of many meals', () => {
  it('counts her helpings, a portion for each other adult and two thirds for a child', () => {
    const lines = new Map([['a', [needed('300 g', 1)]]]);
    const shown = (eater: Eater, helpings: number) => {
      const [item] = shoppingList([meal('a', helpings, 3)], eater, lines).flatMap(({ items }) => items);
      return item?.needed.get('g');
    };
    expect(shown(alone, 1)).toBeCloseTo(100);
    expect(shown(alone, 0.75)).toBeCloseTo(75);
    expect(shown({ ...alone, adults: 2, children: 3 }, 0.75)).toBeCloseTo(75 + 100 + 200);
  });

  it('goes through the shop once, with what is at home marked', () => {
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

describe('the file of ingredients', () => {
  it('is read line by line; what is of another form is left out', () => {
    const quantity = writeQuantity({ kind: 'measured', amount: { low: fraction(3, 2) }, unit: 'tbsp' });
    const file = {
      a: [['flour', 'Mehl', 'Mehl', 'dry', quantity, 8.25, 0], ['x', 'X', 'X', 'nowhere', '', 0, 0], 7],
    };
    expect(readDishIngredients(file)).toEqual(
      new Map([
        [
          'a',
          [
            {
              food: 'flour',
              name: { one: 'Mehl', many: 'Mehl' },
              section: 'dry',
              atHome: false,
              quantity: readQuantity('3/2 tbsp'),
              grams: 8.25,
            },
          ],
        ],
      ]),
    );
    expect(readDishIngredients([])).toBeUndefined();
  });
});
