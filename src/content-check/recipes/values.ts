import type { Place } from '../diagnostic.ts';
import type { FrontMatter } from './front-matter.ts';
import { fieldOf, fields, type FieldName } from './fields.ts';
import {
  readChoice,
  readDay,
  readLine,
  readList,
  readText,
  readTruth,
  readWhole,
} from '../reading/values.ts';
import type { Value } from '../reading/yaml.ts';

export function text(matter: FrontMatter, name: FieldName): Extract<Value, { kind: 'text' }> | undefined {
  const value = matter.entries.get(name)?.value;
  if (!value) return undefined;
  if (name !== 'picture' || (value.kind === 'text' && value.text !== ''))
    return readText(value, { key: name, example: fieldOf(name).example }, matter.report);
  matter.report('picture-undescribed', value.at);
  return undefined;
}

export function words(matter: FrontMatter, name: 'title' | 'description' | 'picture'): string | undefined {
  const value = text(matter, name);
  return value && readLine(value, name, fields[name].most, matter.report);
}

export function number(matter: FrontMatter, name: 'servings' | 'prep' | 'cook'): number | undefined {
  const value = matter.entries.get(name)?.value;
  const { example, ...bounds } = fields[name];
  return value && readWhole(value, { key: name, example }, bounds, matter.report);
}

/** `2026-09-12`, if there is such a day. */
export function date(matter: FrontMatter, name: 'published'): string | undefined {
  const value = matter.entries.get(name)?.value;
  return value && readDay(value, { key: name, example: fields[name].example }, matter.report);
}

export function truth(matter: FrontMatter, name: 'draft'): boolean {
  const value = matter.entries.get(name)?.value;
  return value ? (readTruth(value, name, matter.report) ?? true) : false;
}

/** The one chosen id. */
export function choice<Choice extends string>(
  matter: FrontMatter,
  name: 'cuisine',
  isChoice: (value: unknown) => value is Choice,
): Choice | undefined {
  const value = text(matter, name);
  if (!value) return undefined;
  const found = readChoice(value, name, fields[name].choices, matter.report);
  return isChoice(found) ? found : undefined;
}

/** The chosen ids, each at its place. */
export function choices<Choice extends string>(
  matter: FrontMatter,
  name: 'tags' | 'meals' | 'allergens',
  isChoice: (value: unknown) => value is Choice,
): Map<Choice, Place> {
  const chosen = new Map<Choice, Place>();
  const value = matter.entries.get(name)?.value;
  if (!value) return chosen;
  const { choices: all, atLeast, example } = fields[name];
  for (const item of readList(value, { key: name, example }, atLeast, matter.report)) {
    if (item.kind !== 'text') {
      matter.report('list-entry', item.at, { key: name });
      continue;
    }
    const found = readChoice(item, name, all, matter.report);
    if (!isChoice(found)) continue;
    if (chosen.has(found)) matter.report('choice-twice', item.at, { key: name, value: found });
    else chosen.set(found, item.at);
  }
  return chosen;
}
