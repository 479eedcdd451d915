import type { Nutrition } from '#domain/recipes/nutrition.ts';
import { nutritionLine } from './portion.ts';

/** The entry with the lines that belong to it: indented ones, and a closing bracket. */
const entry = /^["']?nutrition["']?:.*\r?\n(?:(?:[ \t]+\S.*|[ \t]*|\})\r?\n)*/m;

/** Puts the nutrition on one line in a recipe's front matter. Only for a file that the check could read. */
export const withNutrition = (text: string, nutrition: Nutrition): string =>
  text.replace(/^\s*---[ \t]*\r?\n[\s\S]*?(?=^---)/m, (matter) => {
    const line = `${nutritionLine(nutrition)}${text.includes('\r\n') ? '\r\n' : '\n'}`;
    return entry.test(matter) ? matter.replace(entry, line) : matter + line;
  });
