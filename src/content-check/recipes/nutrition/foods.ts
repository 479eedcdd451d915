import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sections } from '#domain/meal-plan/shopping-list.ts';
import { allergens } from '#domain/recipes/allergens.ts';
import type { Nutrient, Nutrition } from '#domain/recipes/nutrition.ts';
import { allMonths } from '#domain/recipes/season.ts';
import type { Words } from '#domain/recipes/words.ts';
import { reportInto, start, type Diagnostic } from '../../diagnostic.ts';

const texts = z.string().transform((text) => text.split(';').filter(Boolean));
const number = z.string().min(1).transform(Number).pipe(z.number());
const perhaps = z.union([z.literal('').transform(() => undefined), number]);
const yes = z
  .string()
  .optional()
  .transform((text) => text === 'yes');
const name = z.string().min(1);

/** `5-10`, over the new year `10-2`, several as `3-5;9-11`; empty for all year round. */
const months = texts.transform((spans, context) => {
  const found = spans.flatMap((span) => {
    const [, from, to] = /^(1[0-2]|[1-9])-(1[0-2]|[1-9])$/.exec(span)?.map(Number) ?? [];
    if (from === undefined || to === undefined) {
      context.issues.push({ code: 'custom', message: 'no months', input: span });
      return [];
    }
    return allMonths.filter((month) =>
      from <= to ? month >= from && month <= to : month >= from || month <= to,
    );
  });
  return found.length > 0 ? found : undefined;
});

/** A row of the table of foods, per 100 g. */
const row = z.object({
  id: name,
  en: texts,
  de: texts,
  kj: number,
  kcal: number,
  fat: number,
  saturated: number,
  carbs: number,
  sugar: number,
  protein: number,
  salt: number,
  fibre: number,
  gramsPerPiece: perhaps,
  gramsPerMl: perhaps,
  allergens: texts.pipe(z.array(z.enum(allergens))),
  /** Section of a shop; `tap` is not on the shopping list. */
  section: z.enum([...sections, 'tap']),
  /** Most kitchens have it. */
  atHome: yes,
  /** Its names are different products in a shop, each bought separately. */
  apart: yes,
  /** The `id` of the product to buy instead, by the piece: lemons for their juice. */
  boughtAs: z.string().optional(),
  /** When it is fresh, or from German stores. */
  season: months.optional(),
  seasonSource: z.string().optional(),
});
export type Food = z.output<typeof row>;

/** Plain CSV: neither quotes nor commas inside a field; lists are separated by `;`. */
function readCsv<Row>(text: string, schema: z.ZodType<Row>): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line, index) => {
    const fields = line.split(',');
    const read = schema.safeParse(Object.fromEntries(columns.map((column, i) => [column, fields[i]])));
    if (read.success && fields.length === columns.length) return read.data;
    const at = read.error?.issues[0]?.path.join() ?? `${columns.length} fields`;
    throw new Error(`row ${index + 2}: ${at}: ${line}`);
  });
}

function parseFoods(csv: string): Food[] {
  const foods = readCsv(csv, row);
  const unsourced = foods.find(({ season, seasonSource }) => season && !seasonSource);
  if (unsourced) throw new Error(`${unsourced.id}: season without a seasonSource`);
  for (const { id, boughtAs } of foods) {
    if (!boughtAs || foods.some((food) => food.id === boughtAs && food.gramsPerPiece)) continue;
    throw new Error(`${id}: boughtAs is no food with a gramsPerPiece: ${boughtAs}`);
  }
  return foods;
}

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

/** Grams of a household measure (bunch, tin, clove …) by food; `*` stands for any food. */
export type Measures = ReadonlyMap<string, number>;

export const measureKey = (unit = '', food = ''): string => `${unit} ${food}`;

const parseMeasures = (csv: string): Measures =>
  new Map(
    readCsv(csv, z.object({ unit: name, food: name, grams: number })).map(({ unit, food, grams }) => [
      measureKey(unit, food),
      grams,
    ]),
  );

export interface Tables {
  /** By German name, singular or plural. */
  readonly find: (name: Words) => Food | undefined;
  readonly byId: ReadonlyMap<string, Food>;
  /** German names, for suggestions. */
  readonly names: readonly string[];
  readonly measures: Measures;
}

/** Reports an unreadable table. */
export async function readTables(project: string, into: Diagnostic[]): Promise<Tables | undefined> {
  const parsed = async <Table>(name: string, parse: (csv: string) => Table): Promise<Table | undefined> => {
    const file = `src/content/foods/${name}`;
    try {
      return parse(await readFile(join(project, file), 'utf8'));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reportInto(into, file)('foods-unreadable', start, { reason });
      return undefined;
    }
  };
  const foods = await parsed('foods.csv', parseFoods);
  const measures = await parsed('measures.csv', parseMeasures);
  if (!foods || !measures) return undefined;
  const byId = new Map(foods.map((food) => [food.id, food]));
  const byName = new Map(foods.flatMap((food) => food.de.map((name) => [name.toLowerCase(), food] as const)));
  const find = ({ one, many }: Words) => byName.get(one.toLowerCase()) ?? byName.get(many.toLowerCase());
  return { find, byId, names: foods.flatMap(({ de }) => de), measures };
}
