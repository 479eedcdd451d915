import { isObject } from '../text/json.ts';
import type { Locale } from '../text/locales.ts';
import { one, toNumber } from '../recipes/fraction.ts';
import type { Quantity } from '../recipes/ingredient.ts';
import { readQuantity } from '../recipes/quantity-text.ts';
import { showWords } from '../recipes/show-ingredient.ts';
import { showQuantity } from '../recipes/show-quantity.ts';
import { packetOf } from './packets.ts';
import { millilitresOfTeaspoon, toBuy } from './to-buy.ts';
import { isUnitId, type UnitId } from '../recipes/units.ts';
import type { Words } from '../recipes/words.ts';
import type { PlannedMeal } from './day.ts';
import type { Dish } from './dish.ts';
import { portionsFor, type Eater } from './eater.ts';
import { areOneName, nameOfAll } from './kinds.ts';

/** The sections of a shop, in walking order. */
export const sections = [
  'produce',
  'bread',
  'chilled',
  'meat-fish',
  'dry',
  'tins',
  'spices',
  'oils',
  'drinks',
  'frozen',
  'other',
] as const;
export type Section = (typeof sections)[number];
const isSection = (value: unknown): value is Section => sections.some((section) => section === value);

export interface Needed {
  /** The key in the food table, with the name if sold separately. */
  readonly food: string;
  readonly name: Words;
  readonly section: Section;
  /** Usually at home: listed separately. */
  readonly atHome: boolean;
  readonly quantity: Quantity;
  /** Grams of one unit, if known. */
  readonly grams?: number;
}

/** By dish id: `ingredients.json`, which only the list needs. */
export type DishIngredients = ReadonlyMap<string, readonly Needed[]>;

/** A variety that recipes ask for: 2 red onions among 6 onions. */
interface ListKind {
  readonly name: Words;
  readonly buy: readonly Quantity[];
}

export interface ListItem extends ListKind {
  /** A stable key, which ticks are saved by. */
  readonly food: string;
  readonly kinds: readonly ListKind[];
  readonly atHome: boolean;
  /** The unrounded total, in as few units as possible. Empty for “to taste”. */
  readonly needed: ReadonlyMap<UnitId, number>;
  readonly dishes: readonly string[];
}

export interface ListSection {
  readonly section: Section;
  readonly items: readonly ListItem[];
}

/** Units of another size, convertible without a table of foods. */
const sameAs: Partial<Record<UnitId, { readonly unit: UnitId; readonly times: number }>> = {
  kg: { unit: 'g', times: 1000 },
  l: { unit: 'ml', times: 1000 },
  tbsp: { unit: 'tsp', times: 3 },
  piece: { unit: 'count', times: 1 },
};

/** Units to convert to, if the weight is known; those sold in shops come first. */
const preferred = [
  'tin',
  'jar',
  'packet',
  'tub',
  'bunch',
  'g',
  'ml',
  'count',
  'slice',
  'stick',
  'clove',
  'cup',
  'handful',
  'tsp',
  'sprig',
  'leaf',
  'cm',
  'pinch',
].filter(isUnitId);

interface Total {
  amount: number;
  grams: number | undefined;
}
type Totals = Map<UnitId, Total>;

/** Ranges count with their upper end. */
function add(totals: Totals, { quantity, grams }: Needed, factor: number): void {
  if (quantity.kind !== 'measured') return;
  const { unit, times } = sameAs[quantity.unit] ?? { unit: quantity.unit, times: 1 };
  const amount = toNumber(quantity.amount.high ?? quantity.amount.low) * times * factor;
  const before = totals.get(unit);
  const each = grams === undefined ? undefined : grams / times;
  totals.set(unit, { amount: (before?.amount ?? 0) + amount, grams: before?.grams ?? each });
}

function rate(from: UnitId, to: UnitId, totals: Totals): number | undefined {
  if (from === 'tsp' && to === 'ml') return millilitresOfTeaspoon;
  const one = totals.get(from)?.grams;
  const other = totals.get(to)?.grams;
  return one === undefined || other === undefined || other === 0 ? undefined : one / other;
}

/** Adds up the units of one food, as far as they can be converted. */
function together(totals: Totals): ReadonlyMap<UnitId, number> {
  const added = new Map<UnitId, number>();
  const left = preferred.filter((unit) => totals.has(unit));
  for (const unit of left) {
    const amount = totals.get(unit)?.amount ?? 0;
    const [into] = [...added.keys()].filter((other) => rate(unit, other, totals) !== undefined);
    if (into === undefined) added.set(unit, amount);
    else added.set(into, (added.get(into) ?? 0) + amount * (rate(unit, into, totals) ?? 0));
  }
  return added;
}

/** An ingredient, and how many times it is cooked. */
interface Line {
  readonly needed: Needed;
  readonly factor: number;
  readonly dish: string;
}

/** In whole packets, if one has a known size and all units have a known weight. A millilitre counts as a gram. */
function inPackets(food: string, totals: Totals): Quantity | undefined {
  const packet = packetOf(food);
  let amount = 0;
  for (const [unit, { amount: some, grams }] of totals) {
    const each =
      unit === 'g' || unit === 'ml' ? 1 : unit === 'tsp' ? (grams ?? millilitresOfTeaspoon) : grams;
    if (!packet || each === undefined) return undefined;
    amount += some * each;
  }
  return packet && amount > 0
    ? toBuy(packet.unit, packet.holds * Math.ceil(amount / packet.holds - 1e-9))
    : undefined;
}

function amountOf(lines: readonly Line[], food?: string) {
  const totals: Totals = new Map();
  for (const { needed, factor } of lines) add(totals, needed, factor);
  const needed = together(totals);
  const whole = food === undefined ? undefined : inPackets(food, totals);
  return { needed, buy: whole ? [whole] : [...needed].map(([unit, amount]) => toBuy(unit, amount)) };
}

/** The names of a food with their lines, the most frequent first. */
function namesOf(lines: readonly Line[]): { name: Words; lines: Line[] }[] {
  const names: { name: Words; lines: Line[] }[] = [];
  for (const line of lines) {
    const { name } = line.needed;
    const same = names.find((other) => areOneName(other.name, name));
    if (same) same.lines.push(line);
    else names.push({ name, lines: [line] });
  }
  return names.sort((one, other) => other.lines.length - one.lines.length);
}

function itemOf(food: string, lines: readonly [Line, ...Line[]]): ListItem {
  const names = namesOf(lines);
  const name = nameOfAll(names.map((one) => one.name));
  const others = names.filter((one) => names.length > 1 && !areOneName(one.name, name));
  return {
    food,
    name,
    atHome: lines[0].needed.atHome,
    ...amountOf(lines, lines[0].needed.atHome ? undefined : food),
    kinds: others.map((kind) => ({ name: kind.name, buy: amountOf(kind.lines).buy })),
    dishes: [...new Set(lines.map(({ dish }) => dish))],
  };
}

/** A recipe that is bought for so many portions, beside the meals. */
export interface Added {
  readonly dish: Dish;
  readonly servings: number;
}

/**
 * One shopping list for all these meals and everybody who eats: amounts added across units and rounded up, in the order
 * of a shop, without empty sections.
 */
export function shoppingList(
  meals: readonly PlannedMeal[],
  eater: Eater | undefined,
  ingredients: DishIngredients,
  extras: readonly { dish: Pick<Dish, 'id' | 'servings'>; servings: number }[] = [],
): readonly ListSection[] {
  const gathered = new Map<string, [Line, ...Line[]]>();
  const cooked = meals.map(({ dish, helpings }) => ({
    dish,
    servings: eater ? portionsFor(eater, helpings) : helpings,
  }));
  for (const { dish, servings } of [...cooked, ...extras]) {
    const factor = servings / dish.servings;
    for (const needed of ingredients.get(dish.id) ?? []) {
      const line = { needed, factor, dish: dish.id };
      const lines = gathered.get(needed.food);
      if (lines) lines.push(line);
      else gathered.set(needed.food, [line]);
    }
  }
  const all = [...gathered].sort(([a], [b]) => (a < b ? -1 : 1));
  return sections.flatMap((section) => {
    const items = all
      .filter(([, [first]]) => first.needed.section === section)
      .map(([food, lines]) => itemOf(food, lines));
    return items.length > 0 ? [{ section, items }] : [];
  });
}

const showKind = ({ name, buy }: ListKind, locale: Locale) => ({
  amount: buy.map((quantity) => showQuantity(quantity, one, locale)).join(' + '),
  name: showWords(name, buy[0] ?? { kind: 'none' }, one),
});

/** „1,2 kg“ „Kartoffeln“; the amount is empty for “to taste”. Varieties are one text. */
export function showListItem(
  item: ListItem,
  locale: Locale,
): { amount: string; name: string; kinds: string } {
  const kinds = item.kinds.map((kind) => {
    const { amount, name } = showKind(kind, locale);
    return [amount, name].filter(Boolean).join(' ');
  });
  return { ...showKind(item, locale), kinds: kinds.join(', ') };
}

/** A line of `ingredients.json`: food key, singular, plural, section, quantity, grams of one unit, whether at home. */
export type WrittenNeeded = readonly [string, string, string, string, string, number, 0 | 1];

function neededFrom(value: unknown): Needed[] {
  if (!Array.isArray(value)) return [];
  const [food, single, many, section, quantity, grams, atHome] = value as readonly unknown[];
  const named = typeof food === 'string' && typeof single === 'string' && typeof many === 'string';
  if (!named || !isSection(section) || typeof quantity !== 'string') return [];
  const line = { food, name: { one: single, many }, section, atHome: atHome === 1 };
  const weighed = typeof grams === 'number' && grams > 0 ? { grams } : {};
  return [{ ...line, quantity: readQuantity(quantity), ...weighed }];
}

export function readDishIngredients(value: unknown): DishIngredients | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  return new Map(
    entries.map(([id, lines]) => [id, Array.isArray(lines) ? lines.flatMap(neededFrom) : []] as const),
  );
}
