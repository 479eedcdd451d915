import { describe, expect, it } from 'vitest';
import { dishOf, type FoodLine } from '#domain/meal-plan/from-recipe.ts';
import type { Tag } from '#domain/recipes/tags.ts';
import type { Months } from '#domain/recipes/season.ts';

const line = (food: string, months?: Months): FoodLine => ({
  food,
  section: 'produce',
  atHome: false,
  kcal: 100,
  ...(months && { months }),
});

const dish = (tags: Tag[], foods: readonly (FoodLine | null)[], more: { keeps?: number } = {}) =>
  dishOf(
    {
      id: 'own',
      title: 'Own',
      prep: 10,
      cook: 20,
      servings: 2,
      tags,
      meals: tags.includes('snack') ? ['snack'] : ['lunch', 'dinner'],
      allergens: [],
      ingredients: [],
      nutrition: {
        kj: 2_000,
        kcal: 480,
        fat: 10,
        saturated: 2,
        carbs: 60,
        sugar: 5,
        protein: 20,
        salt: 1,
        fibre: 8,
      },
      ...more,
    },
    foods,
    { path: '/', picture: '/', thumbnail: '/' },
  );

describe('meal plan, how long a dish keeps', () => {
  it.each<[string, Tag[], string, number]>([
    ['a stew to cook ahead', ['vegetarian', 'meal-prep'], 'lentils', 3],
    ['meat to cook ahead', ['meal-prep'], 'chicken', 2],
    ['pasta', ['pasta', 'vegetarian'], 'pasta', 2],
    ['fish', ['fish'], 'cod', 1],
    ['fish to cook ahead', ['fish', 'meal-prep'], 'cod', 1],
    ['rice, however it is tagged', ['vegetarian', 'meal-prep'], 'rice', 1],
    ['minced meat', [], 'mixed-mince', 1],
    ['a salad', ['salad', 'vegetarian'], 'rice', 0],
    ['a snack', ['snack', 'vegetarian'], 'apple', 0],
  ])('%s', (_, tags, food, days) => {
    expect(dish(tags, [line(food), null]).keeps).toBe(days);
  });

  it('the recipe has the last word', () => {
    expect(dish(['snack', 'vegetarian'], [line('dates')], { keeps: 14 }).keeps).toBe(14);
    expect(dish(['vegetarian', 'meal-prep'], [line('lentils')], { keeps: 0 }).keeps).toBe(0);
  });
});

describe('meal plan, season of a dish', () => {
  it('is when all its foods have theirs', () => {
    expect(
      dish([], [line('kale', [11, 12, 1, 2]), line('onion'), line('pear', [8, 9, 10, 11])]).months,
    ).toEqual([11]);
    expect(dish([], [line('asparagus', [4, 5, 6]), line('kale', [11, 12])]).months).toEqual([]);
  });

  it('is all year round without any', () => {
    expect(dish([], [line('onion'), null])).not.toHaveProperty('months');
  });
});
