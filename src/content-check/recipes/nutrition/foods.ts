/** The table of foods: what 100 g of each hold. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { isSection, sections, type Section } from '#domain/meal-plan/shopping-list.ts';
import type { Nutrient, Nutrition } from '#domain/recipes/nutrition.ts';
import type { Words } from '#domain/recipes/words.ts';
import { reportInto, start, type Diagnostic } from '../../diagnostic.ts';
import type { Places } from '../places.ts';

export interface Food {
  readonly id: string;
  readonly names: { readonly en: readonly string[]; readonly de: readonly string[] };
  readonly per100g: Nutrition;
  readonly gramsPerPiece: number | undefined;
  readonly gramsPerMl: number | undefined;
  readonly allergens: readonly string[];
  /** Where a shop has it; `tap` for what no shopping list names. */
  readonly section: Section | 'tap';
  /** Most kitchens have it. */
  readonly atHome: boolean;
  /** Its names are different things in a shop: each is bought by itself. */
  readonly apart: boolean;
  /** The `id` of what a shop sells instead, by the piece: lemons for their juice. */
  readonly boughtAs: string | undefined;
  readonly source: string;
}

type Row = Readonly<Record<string, string>>;

/** Plain CSV: neither quotes nor commas inside a field; lists are separated by `;`. */
function readCsv(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line, index) => {
    const fields = line.split(',');
    if (fields.length !== columns.length) {
      throw new Error(`row ${index + 2}: ${columns.length} fields expected: ${line}`);
    }
    return Object.fromEntries(columns.map((column, i) => [column, fields[i] ?? '']));
  });
}

function parseFoods(csv: string): Food[] {
  const foods = readCsv(csv).map(toFood);
  for (const { id, boughtAs } of foods) {
    if (boughtAs === undefined || foods.some((food) => food.id === boughtAs && food.gramsPerPiece)) continue;
    throw new Error(`${id}: boughtAs is no food with a gramsPerPiece: ${boughtAs}`);
  }
  return foods;
}

/** Looks an ingredient up by the names of the table, in the form for one or for many. */
function foodFinder(foods: readonly Food[], language: 'en' | 'de') {
  const byName = new Map(
    foods.flatMap((food) => food.names[language].map((name) => [name.toLowerCase(), food] as const)),
  );
  return ({ one, many }: Words): Food | undefined =>
    byName.get(one.toLowerCase()) ?? byName.get(many.toLowerCase());
}

const toFood = (row: Row): Food => ({
  id: field(row, 'id'),
  names: { en: list(row, 'en'), de: list(row, 'de') },
  per100g: toNutrition((nutrient) => number(row, nutrient)),
  gramsPerPiece: optionalNumber(row, 'gramsPerPiece'),
  gramsPerMl: optionalNumber(row, 'gramsPerMl'),
  allergens: list(row, 'allergens'),
  section: section(row),
  atHome: field(row, 'atHome') === 'yes',
  apart: field(row, 'apart') === 'yes',
  boughtAs: field(row, 'boughtAs') || undefined,
  source: field(row, 'source'),
});

export const toNutrition = (value: (nutrient: Nutrient) => number): Nutrition => ({
  kj: value('kj'),
  kcal: value('kcal'),
  fat: value('fat'),
  saturated: value('saturated'),
  carbs: value('carbs'),
  sugar: value('sugar'),
  protein: value('protein'),
  salt: value('salt'),
  fibre: value('fibre'),
});

const field = (row: Row, column: string): string => row[column] ?? '';

const list = (row: Row, column: string): string[] => field(row, column).split(';').filter(Boolean);

function section(row: Row): Section | 'tap' {
  const written = field(row, 'section');
  if (written === 'tap' || isSection(written)) return written;
  throw new Error(`${field(row, 'id')}: section is none of ${[...sections, 'tap'].join(', ')}: ${written}`);
}

const optionalNumber = (row: Row, column: string): number | undefined =>
  field(row, column) === '' ? undefined : number(row, column);

function number(row: Row, column: string): number {
  const value = Number(field(row, column));
  if (field(row, column) === '' || Number.isNaN(value)) {
    throw new Error(`${field(row, 'id')}: ${column} is no number: ${field(row, column)}`);
  }
  return value;
}

/** Grams of a household measure (bunch, tin, clove …) by food; `*` stands for any food. */
export type Measures = ReadonlyMap<string, number>;

export const measureKey = (unit = '', food = ''): string => `${unit} ${food}`;

const parseMeasures = (csv: string): Measures =>
  new Map(readCsv(csv).map((row) => [measureKey(row['unit'], row['food']), Number(row['grams'])]));

export interface Tables {
  readonly find: ReturnType<typeof foodFinder>;
  readonly byId: ReadonlyMap<string, Food>;
  /** How foods are called in German, for suggestions. */
  readonly names: readonly string[];
  readonly measures: Measures;
}

/** The tables of foods and measures; nothing when one cannot be read, which is reported. */
export async function readTables(places: Places, into: Diagnostic[]): Promise<Tables | undefined> {
  const parsed = async <Table>(path: string, parse: (csv: string) => Table): Promise<Table | undefined> => {
    try {
      return parse(await readFile(path, 'utf8'));
    } catch (error) {
      const report = reportInto(into, relative(places.project, path));
      report('foods-unreadable', start, { reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
  const foods = await parsed(places.foods, parseFoods);
  const measures = await parsed(places.measures, parseMeasures);
  if (!foods || !measures) return undefined;
  const byId = new Map(foods.map((food) => [food.id, food]));
  return { find: foodFinder(foods, 'de'), byId, names: foods.flatMap(({ names }) => names.de), measures };
}
