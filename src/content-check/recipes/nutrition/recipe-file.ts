/** Replaces the nutrition in a recipe's YAML, and nothing else. */
import { isMap, isScalar, isSeq, parseDocument, type ParsedNode } from 'yaml';
import { nutrients, type Nutrient, type Nutrition } from '#domain/recipes/nutrition.ts';
import { nutritionLine } from './portion.ts';

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** End of the last value of a node. A block's own range also includes comments and the line break. */
function endOf(node: ParsedNode): number {
  const last = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
  if (last === undefined || ((isMap(node) || isSeq(node)) && node.flow)) return node.range[1];
  return 'key' in last ? endOf(last.value ?? last.key) : endOf(last);
}

/** Replaces the nine figures in place if exactly those are there: order and comments stay. */
function figuresIn(value: ParsedNode | null, nutrition: Nutrition): Change[] | undefined {
  if (!isMap(value)) return undefined;
  const changes = new Map<Nutrient, Change>();
  for (const { key, value: figure } of value.items) {
    const nutrient = nutrients.find((name) => isScalar(key) && key.value === name);
    if (nutrient === undefined || changes.has(nutrient)) return undefined;
    if (!isScalar(figure) || figure.value === '') return undefined;
    const [from, to] = figure.range;
    changes.set(nutrient, { from, to, text: String(nutrition[nutrient]) });
  }
  return changes.size === nutrients.length ? [...changes.values()] : undefined;
}

/** Only for a file that the check could read. */
export function withNutrition(text: string, nutrition: Nutrition): string {
  const [whole = '', opening = '', source = ''] =
    /^(\uFEFF?\s*---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  const { contents } = parseDocument(source, { schema: 'failsafe', logLevel: 'silent' });
  if (whole === '' || !isMap(contents)) throw new Error('no front matter');
  const line = nutritionLine(nutrition);
  const entry = contents.items.find(({ key }) => isScalar(key) && key.value === 'nutrition');
  const end = contents.flow ? contents.range[1] - 1 : source.length;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const added = { from: end, to: end, text: contents.flow ? `, ${line}` : line + newline };
  const replaced = entry && {
    from: entry.key.range[0],
    to: endOf(entry.value ?? entry.key),
    text: line,
  };
  const changes = (entry && figuresIn(entry.value, nutrition)) ?? [replaced ?? added];
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (changed, { from, to, text: figure }) =>
        changed.slice(0, opening.length + from) + figure + changed.slice(opening.length + to),
      text,
    );
}
