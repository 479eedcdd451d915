interface Tagged {
  id: string;
  de: { tags: readonly string[] };
}

interface Kin<Recipe> {
  tags: readonly string[];
  recipes: Recipe[];
}

const kinship = (a: readonly string[], b: readonly string[]) => {
  const shared = a.filter((tag) => b.includes(tag)).length;
  return shared / (a.length + b.length - shared || 1);
};

/** Recipes with the same tags: there are few such families. */
function families<Recipe extends Tagged>(recipes: readonly Recipe[]): Kin<Recipe>[] {
  const byTags = new Map<string, Kin<Recipe>>();
  for (const recipe of recipes) {
    const tags = recipe.de.tags.toSorted();
    const key = tags.join();
    const family = byTags.get(key) ?? { tags, recipes: [] };
    family.recipes.push(recipe);
    byTags.set(key, family);
  }
  return [...byTags.values()];
}

/**
 * The most similar other recipes of each, computed once for the site: comparing all pairs of ten thousand would take
 * minutes. Within a family each links to its successors, so that all are linked about equally often.
 */
export function relatedRecipes<Recipe extends Tagged>(
  recipes: readonly Recipe[],
  count: number,
): Map<string, Recipe[]> {
  const all = families(recipes);
  const related = new Map<string, Recipe[]>();
  for (const family of all) {
    const neighbours: Recipe[] = [];
    const nearest = all
      .filter((other) => other !== family)
      .toSorted((a, b) => kinship(family.tags, b.tags) - kinship(family.tags, a.tags));
    for (const other of nearest) {
      if (neighbours.length >= count) break;
      neighbours.push(...other.recipes.slice(0, count));
    }
    for (const [index, recipe] of family.recipes.entries()) {
      const around = [
        ...family.recipes.slice(index + 1, index + 1 + count),
        ...family.recipes.slice(0, Math.min(index, count)),
      ];
      related.set(recipe.id, [...around, ...neighbours].slice(0, count));
    }
  }
  return related;
}
