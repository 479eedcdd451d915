/**
 * Formats for the browser editor that leave every line as it was written, except the ones that were edited: its own
 * would rewrite lists, quotation marks and line breaks of the whole file.
 */
import { isMap, isScalar, isSeq, parse, parseDocument, stringify, type Scalar } from 'yaml';

type Data = Readonly<Record<string, unknown>>;

interface Format {
  readonly fromFile: (text: string) => Data;
  readonly toFile: (data: Data) => string;
}

/** Markdown has front matter, and a `body` after it. */
export function createFormat(kind: 'markdown' | 'yaml'): Format {
  /** What was read: the editor does not say which file it writes. */
  const sources = new Set<string>();
  const split = kind === 'markdown' ? splitMarkdown : (text: string) => ({ yaml: text, body: undefined });
  return {
    fromFile: (text) => {
      sources.add(text);
      const { yaml, body } = split(text);
      return { ...(parse(yaml) as Data), ...(body !== undefined && { body: body.trim() }) };
    },
    toFile: (data) => {
      const source = mostSimilar(sources, data, split);
      const { body, ...entries } = kind === 'markdown' ? data : { ...data, body: undefined };
      const before = source === undefined ? { yaml: '', body: undefined } : split(source);
      const yaml = edited(before.yaml, kind === 'markdown' ? entries : data);
      const text = kind === 'yaml' ? yaml : `---\n${yaml.trimEnd()}\n---\n${bodyAfter(before.body, body)}`;
      sources.add(`${text.trim()}\n`);
      return text;
    },
  };
}

function splitMarkdown(text: string) {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(text) ?? [];
  return { yaml, body };
}

function bodyAfter(before: string | undefined, body: unknown): string {
  const now = typeof body === 'string' ? body.trim() : '';
  return before?.trim() === now ? before : `\n${now}\n`;
}

/** The source with the most entries in common, its text counted as one; undefined for a new file. */
function mostSimilar(
  sources: Iterable<string>,
  data: Data,
  split: (text: string) => { yaml: string; body: string | undefined },
): string | undefined {
  let best: { source: string; same: number } | undefined;
  for (const source of sources) {
    const { yaml, body } = split(source);
    const entries = Object.entries({ ...(parse(yaml) as Data), body: body?.trim() });
    const same = entries.filter(([key, value]) => value !== undefined && isSame(value, data[key])).length;
    if (same > (best?.same ?? 0)) best = { source, same };
  }
  return best?.source;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Replaces only changed values; of an entry with more or fewer items, that entry. */
function edited(source: string, data: Data): string {
  const { contents } = parseDocument(source);
  if (!isMap(contents)) return stringify(data, { lineWidth: 0 });
  const pairs = contents.items.map(({ key, value }, index) => ({
    key: isScalar(key) ? String(key.value) : '',
    value,
    from: startOf(key),
    next: index + 1 < contents.items.length ? startOf(contents.items[index + 1]?.key) : source.length,
  }));
  const edits = pairs.flatMap(({ key, value, from, next }): Edit[] => {
    if (!Object.hasOwn(data, key)) return [{ from, to: next, text: '' }];
    return (
      editsOf(value, data[key], false, source) ?? [{ from, to: next, text: entry(key, data[key], value) }]
    );
  });
  const known = Object.keys(data);
  const added = known
    .filter((key) => !pairs.some((pair) => pair.key === key) && !isEmpty(data[key]))
    .map((key): Edit => {
      const before = known.slice(0, known.indexOf(key));
      const after = pairs.findLast((pair) => before.includes(pair.key));
      const at = after?.next ?? 0;
      return { from: at, to: at, text: entry(key, data[key], undefined) };
    });
  return [...edits, ...added]
    .toSorted((one, other) => other.from - one.from || other.to - one.to)
    .reduce((text, { from, to, text: now }) => text.slice(0, from) + now + text.slice(to), source);
}

/** What the form writes for a switch that is off, or a field left empty: the same as no entry. */
const isEmpty = (value: unknown) =>
  value === false || value === '' || value === null || value === undefined || isSame(value, []);

const startOf = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0);

/** A whole entry, in one line if it was. */
function entry(key: string, value: unknown, before: unknown): string {
  const inFlow = (isSeq(before) || isMap(before)) && before.flow === true;
  if (!inFlow) return stringify({ [key]: value }, { lineWidth: 0 });
  const padding = { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: isMap(before) } as const;
  return `${key}: ${stringify(value, padding)}`;
}

function editsOf(node: unknown, value: unknown, inFlow: boolean, source: string): Edit[] | undefined {
  if (isScalar(node)) return scalarEdits(node, value, inFlow, source);
  const children = childrenOf(node, value);
  const flow = inFlow || ((isMap(node) || isSeq(node)) && node.flow === true);
  const edits = children?.map(([child, now]) => editsOf(child, now, flow, source));
  return edits?.every((one) => one !== undefined) ? edits.flat() : undefined;
}

/** Pairs of old nodes and new values; undefined if there are more or fewer. */
function childrenOf(node: unknown, value: unknown): (readonly [unknown, unknown])[] | undefined {
  if (isSeq(node) && Array.isArray(value) && node.items.length === value.length)
    return node.items.map((item, index) => [item, value[index] as unknown]);
  if (!isMap(node) || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const now = Object.entries(value);
  if (keys.length !== now.length || !now.every(([key]) => keys.includes(key))) return undefined;
  return node.items.map(({ value: child }, index) => [child, (value as Data)[keys[index] ?? '']]);
}

function scalarEdits(node: Scalar, value: unknown, inFlow: boolean, source: string): Edit[] | undefined {
  if (isSame(node.value, value)) return [];
  const [from, to] = node.range ?? [];
  if (typeof value === 'object' || from === undefined || to === undefined) return undefined;
  return [{ from, to, text: written(value, inFlow, source.slice(from, to)) }];
}

/** In the same quotation marks as before. */
function written(value: unknown, inFlow: boolean, before: string): string {
  if (typeof value === 'string' && (before.startsWith('"') || value.includes('\n')))
    return JSON.stringify(value);
  if (typeof value === 'string' && before.startsWith("'")) return `'${value.replaceAll("'", "''")}'`;
  if (!inFlow) return stringify(value, { lineWidth: 0 }).trim();
  return stringify([value], { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false })
    .trim()
    .slice(1, -1);
}
