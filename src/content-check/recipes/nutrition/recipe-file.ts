/** The three front matter entries that nutrition needs, read and written without touching the rest. */
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

interface RecipeFigures {
  readonly servings: number;
  readonly ingredients: readonly string[];
}

function frontMatterOf(text: string) {
  const [whole = '', opening = '', source = ''] = /^(---\r?\n)([\s\S]*?)\r?\n---/.exec(text) ?? [];
  if (whole === '') throw new Error('no front matter');
  // Everything stays a text, as the content check reads it.
  const { contents, errors } = parseDocument(source, { schema: 'failsafe', logLevel: 'silent' });
  if (errors[0] || !isMap(contents)) throw new Error('the front matter cannot be read');
  return { start: opening.length, end: opening.length + source.length, entries: contents };
}

export function readFigures(text: string): RecipeFigures {
  const { entries } = frontMatterOf(text);
  const servings = Number(entries.get('servings'));
  if (!(servings > 0)) throw new Error('servings: a number is missing');
  const list = entries.get('ingredients');
  if (!isSeq(list)) throw new Error('ingredients: the list is missing');
  const words = (item: unknown) => (isScalar(item) && typeof item.value === 'string' ? [item.value] : []);
  return { servings, ingredients: list.items.flatMap(words) };
}

/** The file with this line as its nutrition, in the place of what was there, however many lines that took. */
export function withNutrition(text: string, line: string): string {
  const { start, end, entries } = frontMatterOf(text);
  const entry = entries.items.find(({ key }) => isScalar(key) && key.value === 'nutrition');
  if (!entry) return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  const [from] = entry.key.range;
  const [, to] = (entry.value ?? entry.key).range;
  return text.slice(0, start + from) + line + text.slice(start + to);
}
