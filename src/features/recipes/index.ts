/** What other features need of the recipes, while pages are built. */
export { library, type Dish } from './library.ts';
export { cardOf } from './list/cards.ts';
export { mealPlanVersion, plannedDishes, writtenIngredients } from './meal-plan.ts';
export { recipePictures } from './pictures.ts';
