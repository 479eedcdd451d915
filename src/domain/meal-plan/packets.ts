/**
 * The usual size of a packet, jar, loaf or head in German supermarkets, because nobody sells 5 g of hazelnuts. Other
 * foods are weighed or counted.
 */
const foodsByGrams: Readonly<Record<number, string>> = {
  50: 'horseradish',
  80: 'capers',
  100: 'rocket lambs-lettuce pine-nuts parmesan mountain-cheese smoked-salmon',
  125: 'raspberry blueberry',
  150: 'black-olives smoked-trout',
  200: 'feta schmand tofu smoked-tofu almonds hazelnuts walnuts peanuts dates pumpkin-seeds sunflower-seeds chia-seeds',
  250: 'butter ricotta cherry-tomato mushroom spinach tahini almond-butter sesame',
  300: 'mixed-berries edamame peas',
  350: 'peanut-butter',
  400: 'skyr chestnuts',
  500: 'low-fat-quark oats millet quinoa bulgur rice brown-rice red-lentils lentils dried-chickpeas pasta wholewheat-pasta linseed cooked-beetroot yoghurt soya-yoghurt broccoli strawberry mixed-rye-bread wholegrain-rye-bread',
  1000: 'spelt-flour wholemeal-spelt-flour wholemeal-flour buckwheat-flour',
};
const drinksByMillilitres: Readonly<Record<number, string>> = {
  200: 'cream',
  250: 'maple-syrup linseed-oil',
  500: 'buttermilk',
  1000: 'milk oat-drink soya-drink apple-juice orange-juice',
};

interface Packet {
  readonly unit: 'g' | 'ml';
  readonly holds: number;
}

const packetsIn = (unit: Packet['unit'], foods: Readonly<Record<number, string>>): [string, Packet][] =>
  Object.entries(foods).flatMap(([holds, names]) =>
    names.split(' ').map((food): [string, Packet] => [food, { unit, holds: Number(holds) }]),
  );

const packets = new Map([...packetsIn('g', foodsByGrams), ...packetsIn('ml', drinksByMillilitres)]);

/** By key of the shopping list, which may add a variety to the food: `pasta penne`. */
export const packetOf = (food: string): Packet | undefined => packets.get(food.split(' ')[0] ?? food);
