import { describe, expect, it } from 'vitest';
import { relatedRecipes } from '#site/features/recipes/related.ts';

const recipe = (id: string, ...tags: string[]) => ({ id, de: { tags } });
const idsOf = (recipes: ReturnType<typeof recipe>[], id: string) =>
  relatedRecipes(recipes, 3)
    .get(id)
    ?.map((other) => other.id);

describe('related recipes', () => {
  it('are those that share the most tags, never the recipe itself, never one twice', () => {
    const recipes = [
      recipe('lentil-soup', 'soup', 'vegan'),
      recipe('leek-soup', 'soup', 'vegan'),
      recipe('chili', 'vegan', 'one-pot'),
      recipe('cake', 'baking'),
      recipe('minestrone', 'soup'),
    ];
    expect(idsOf(recipes, 'lentil-soup')).toEqual(['leek-soup', 'minestrone', 'chili']);
  });

  it('are linked about equally often within a large group', () => {
    const recipes = Array.from({ length: 50 }, (_, index) => recipe(`soup-${index}`, 'soup'));
    const count = new Map<string, number>();
    for (const others of relatedRecipes(recipes, 3).values()) {
      for (const { id } of others) count.set(id, (count.get(id) ?? 0) + 1);
    }
    expect(Math.max(...count.values())).toBeLessThanOrEqual(5);
    expect(count.size).toBe(50);
  });

  it('are all there are if there are few', () => {
    expect(idsOf([recipe('only', 'soup')], 'only')).toEqual([]);
    expect(idsOf([recipe('one', 'soup'), recipe('two', 'cake')], 'one')).toEqual(['two']);
  });

  it('take time in proportion to the number of recipes', () => {
    let looks = 0;
    const counted = (index: number) => ({
      id: `r${index}`,
      get de() {
        looks += 1;
        return { tags: [`tag-${index % 30}`, 'vegan'] };
      },
    });
    const recipes = Array.from({ length: 10_000 }, (_, index) => counted(index));
    expect(relatedRecipes(recipes, 3).size).toBe(10_000);
    expect(looks).toBeLessThanOrEqual(2 * recipes.length);
  });
});
