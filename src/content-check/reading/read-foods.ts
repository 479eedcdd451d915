import { readFile } from 'node:fs/promises';
import { foodFinder, parseFoods } from '../foods.ts';
import { start, type Tell } from '../faults/fault.ts';
import type { KnownFood } from './food-check.ts';

/** The table of foods, or nothing known when it cannot be read. */
export async function readFoods(path: string, tell: Tell): Promise<KnownFood> {
  try {
    return foodFinder(parseFoods(await readFile(path, 'utf8')), 'de');
  } catch (error) {
    tell('foods-unreadable', start, { reason: error instanceof Error ? error.message : String(error) });
    return () => undefined;
  }
}
