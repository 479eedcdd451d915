/** Which recipes of the site the app's week serves: breakfast, lunch, dinner and a snack, Monday to Sunday. */
export const week = [
  ['bircher-muesli', 'chicken-noodle-soup', 'lemon-pea-spaghetti', 'roasted-chickpeas'],
  ['pear-hazelnut-porridge', 'chicken-caesar-salad', 'tofu-peanut-noodles', 'courgette-feta-muffins'],
  ['salmon-scrambled-eggs', 'watermelon-feta-salad', 'chickpea-spinach-curry', 'carrot-sticks-bean-dip'],
  ['strawberry-quark-oats', 'white-bean-minestrone', 'salmon-green-asparagus', 'apple-peanut-dip'],
  ['berry-overnight-oats', 'parsley-bulgur-salad', 'turkey-mushroom-strips', 'date-hazelnut-balls'],
  ['blueberry-pancakes', 'trout-beetroot-plate', 'aubergine-tomato-pasta', 'walnut-banana-bread'],
  ['tofu-scramble-bread', 'corn-fritters-avocado', 'chicken-vegetable-tray', 'carrot-apple-muffins'],
] as const;

/** Thursday, after breakfast. */
export const today = { day: 3, eaten: 1 } as const;

export const people = 2;

/** The dinner of that day. */
export const shownRecipe = 'salmon-green-asparagus';

interface Aisle {
  readonly title: { readonly de: string; readonly en: string };
  /** By their German names in the recipes; what is bought already comes first. */
  readonly goods: readonly string[];
  readonly bought: number;
}

/** The top of the list as the shop is walked through, in the words of the page that makes such a list. */
export const aisles: readonly Aisle[] = [
  {
    title: { de: 'Obst & Gemüse', en: 'Fruit & vegetables' },
    goods: ['Erdbeeren', 'Kirschtomaten', 'grüner Spargel', 'Brokkoli'],
    bought: 2,
  },
  { title: { de: 'Kühlregal', en: 'Chilled' }, goods: ['Magerquark', 'Tofu'], bought: 0 },
  { title: { de: 'Fleisch & Fisch', en: 'Meat & fish' }, goods: ['Lachsfilet'], bought: 0 },
  {
    title: { de: 'Dosen & Gläser', en: 'Tins & jars' },
    goods: ['Kichererbsen', 'stückige Tomaten'],
    bought: 0,
  },
];
