import { join } from 'node:path';

export interface Places {
  readonly project: string;
  /** The folder of recipes, as used in messages. */
  readonly shown: string;
  readonly recipes: string;
  readonly foods: string;
  readonly measures: string;
  readonly record: string;
  readonly redirects: string;
}

export function placesIn(project: string): Places {
  const shown = 'src/content/recipes';
  const recipes = join(project, shown);
  return {
    project,
    shown,
    recipes,
    foods: join(project, 'src/content/foods/foods.csv'),
    measures: join(project, 'src/content/foods/measures.csv'),
    record: join(recipes, 'slugs.json'),
    redirects: join(recipes, 'redirects.json'),
  };
}
