import { dayInGermany } from '#domain/calendar.ts';
import { toLocale } from '#domain/locales.ts';
import { mealPlanFiles } from '#site/clients/meal-plan-files.ts';
import { expectsMember } from '#site/clients/signed-in-hint.ts';
import { createEater } from './eater.ts';
import { createMealPlan } from './meal-plan.ts';
import { draftStorage, keptSwaps } from './page-draft.ts';
import { session } from './page-session.ts';

const files = mealPlanFiles(toLocale(document.documentElement.lang));

/** The meal plan of this visitor, on this page. An island calls `mealPlan.planFor(eater)` and shows `mealPlan.$state`. */
export const mealPlan = createMealPlan({ dishes: files.dishes, kept: keptSwaps });

/** Whom it is for: an island without answers of its own calls `eater.find()` and shows `eater.$state`. */
export const eater = createEater({
  draftStorage,
  session,
  expectsMember,
  today: () => dayInGermany(new Date()),
});

/** The ingredients, which the shopping list alone needs; nothing when they cannot be fetched. */
export const loadIngredients = files.ingredients;
