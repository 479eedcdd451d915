import { test } from '@playwright/test';
import { readContent } from '../../src/content-check/check-content.ts';
import type { CollectionName } from '../../src/content-check/collections/all.ts';

/**
 * Content that editors may not have written. Without it, the test is skipped by name.
 */
export function found<Value>(value: Value | undefined, what: string): Value {
  test.skip(value === undefined, `There is no ${what}.`);
  return value as Value;
}

/** What editors have written, as the site reads it. */
export const written = async <Name extends CollectionName>(name: Name) =>
  (await readContent(name, process.cwd())).entries;
