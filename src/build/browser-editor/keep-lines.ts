/**
 * Formats for the browser editor that leave every line as it was written, except the ones that were edited: its own
 * would rewrite lists, quotation marks and line breaks of the whole file.
 */
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Data = Readonly<Record<string, unknown>>;

type Content = Data | readonly unknown[];

interface Format {
  readonly fromFile: (text: string) => Content;
  readonly toFile: (content: Content) => string;
}

interface Parts {
  readonly yaml: string;
  readonly body: string | undefined;
}

/** Markdown has front matter, and a `body` after it. */
export function createFormat(kind: 'markdown' | 'yaml'): Format {
  /** What was read: the editor does not say which file it writes. */
  const sources = new Set<string>();
  const split =
    kind === 'markdown' ? splitMarkdown : (text: string): Parts => ({ yaml: text, body: undefined });
  const read = (text: string): Content => {
    const { yaml, body } = split(text);
    return body === undefined ? (parse(yaml) as Content) : { ...(parse(yaml) as Data), body: body.trim() };
  };
  return {
    fromFile: (text) => {
      sources.add(text);
      return read(text);
    },
    toFile: (content) => {
      const source = mostSimilar(sources, content, read);
      const before = source === undefined ? undefined : split(source);
      const text =
        kind === 'markdown' && isData(content) ? markdown(before, content) : edited(before?.yaml, content);
      sources.add(`${text.trim()}\n`);
      return text;
    },
  };
}

function splitMarkdown(text: string): Parts {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(text) ?? [];
  return { yaml, body };
}

const markdown = (before: Parts | undefined, { body, ...entries }: Data): string =>
  `---\n${edited(before?.yaml, entries).trimEnd()}\n---\n${bodyAfter(before?.body, body)}`;

function bodyAfter(before: string | undefined, body: unknown): string {
  const now = typeof body === 'string' ? body.trim() : '';
  return before?.trim() === now ? before : `\n${now}\n`;
}

/** The source with the most entries or items in common; undefined for a new file. */
function mostSimilar(
  sources: Iterable<string>,
  content: Content,
  read: (text: string) => Content,
): string | undefined {
  const known = partsOf(content);
  let best: { source: string; same: number } | undefined;
  for (const source of sources) {
    const same = [...partsOf(read(source))].filter((part) => known.has(part)).length;
    if (same > (best?.same ?? 0)) best = { source, same };
  }
  return best?.source;
}

const partsOf = (content: Content): Set<string> =>
  new Set(isData(content) ? Object.entries(content).map(sorted) : content.map(sorted));

/** The order of keys says nothing. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isData(one) ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
const isSame = (one: unknown, other: unknown) => sorted(one) === sorted(other);

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Replaces only what changed: a value, or else the entry or the item that holds it. */
function edited(source: string | undefined, content: Content): string {
  const edits =
    source === undefined ? undefined : editsOf(parseDocument(source).contents, content, false, source);
  if (source === undefined || edits === undefined) return stringify(content, { lineWidth: 0 });
  return edits
    .toSorted((one, other) => other.from - one.from || other.to - one.to)
    .reduce((text, { from, to, text: now }) => text.slice(0, from) + now + text.slice(to), source);
}

/** Undefined if the value has to be written anew. */
function editsOf(node: unknown, value: unknown, inFlow: boolean, source: string): Edit[] | undefined {
  if (isScalar(node)) return scalarEdits(node, value, inFlow, source);
  if (!isMap(node) && !isSeq(node)) return undefined;
  if (inFlow || node.flow === true) return flowEdits(node, value, source);
  if (isMap(node)) return isData(value) ? mapEdits(node, value, source) : undefined;
  return Array.isArray(value) ? listEdits(node, value, source) : undefined;
}

function flowEdits(node: YAMLMap | YAMLSeq, value: unknown, source: string): Edit[] | undefined {
  const children = childrenOf(node, value);
  const edits = children?.map(([child, now]) => editsOf(child, now, true, source));
  return edits?.every((one) => one !== undefined) ? edits.flat() : undefined;
}

/** Pairs of old nodes and new values; undefined if there are more or fewer. */
function childrenOf(node: YAMLMap | YAMLSeq, value: unknown): (readonly [unknown, unknown])[] | undefined {
  if (isSeq(node) && Array.isArray(value) && node.items.length === value.length)
    return node.items.map((item, index) => [item, value[index] as unknown]);
  if (!isMap(node) || !isData(value)) return undefined;
  const keys = node.items.map(({ key }) => nameOf(key));
  const now = Object.keys(value);
  if (keys.length !== now.length || !now.every((key) => keys.includes(key))) return undefined;
  return node.items.map(({ value: child }, index) => [child, value[keys[index] ?? '']]);
}

const nameOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '');

function mapEdits(map: YAMLMap, data: Data, source: string): Edit[] | undefined {
  const pairs = map.items.map(({ key, value }) => ({
    key: nameOf(key),
    value,
    from: rangeOf(key)[0],
    to: endOfLine(Math.max(rangeOf(key)[1], rangeOf(value)[1]), source),
  }));
  const [first] = pairs;
  const lastKept = pairs.findLastIndex(({ key }) => data[key] !== undefined);
  if (first === undefined || lastKept === -1) return undefined;
  const indent = ' '.repeat(columnOf(first.from, source));
  const edits = pairs.flatMap(({ key, value, from, to }, index): Edit[] => {
    // What comes next takes its place, which may be behind a dash.
    if (index < lastKept && data[key] === undefined)
      return [{ from, to: pairs[index + 1]?.from ?? to, text: '' }];
    if (data[key] === undefined) return [{ from: from - indent.length, to, text: '' }];
    return (
      editsOf(value, data[key], false, source) ?? [{ from, to, text: entry(key, data[key], value, indent) }]
    );
  });
  const known = Object.keys(data);
  const added = known
    .filter((key) => !pairs.some((pair) => pair.key === key) && !isEmpty(data[key]))
    .map((key): Edit => {
      const before = known.slice(0, known.indexOf(key));
      const after = pairs.findLast((pair) => before.includes(pair.key));
      const text = entry(key, data[key], undefined, indent);
      return after === undefined
        ? { from: first.from, to: first.from, text: `${text}${indent}` }
        : { from: after.to, to: after.to, text: `${indent}${text}` };
    });
  return [...edits, ...added];
}

/** What the form writes for a switch that is off, or a field left empty: the same as no entry. */
const isEmpty = (value: unknown) =>
  value === false || value === '' || value === null || value === undefined || isSame(value, []);

/** A whole entry, in one line if it was. */
function entry(key: string, value: unknown, before: unknown, indent: string): string {
  const inFlow = (isSeq(before) || isMap(before)) && before.flow === true;
  if (!inFlow) return indented(stringify({ [key]: value }, { lineWidth: 0 }), indent);
  const padding = { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: isMap(before) } as const;
  return `${key}: ${stringify(value, padding)}`;
}

/** Every line but the first. */
const indented = (text: string, indent: string) => text.replaceAll(/\n(?=.)/g, `\n${indent}`);

/** Items at both ends that stayed the same are left alone. */
function listEdits(list: YAMLSeq, values: readonly unknown[], source: string): Edit[] | undefined {
  const [first] = list.items;
  if (first === undefined || values.length === 0) return undefined;
  const isKept = (index: number) => isSame(list.items.at(index), values.at(index));
  const least = list.items.length === values.length ? 0 : Math.min(list.items.length, values.length);
  let head = 0;
  while (head < least && isKept(head)) head += 1;
  let tail = 0;
  while (tail < least - head && isKept(-1 - tail)) tail += 1;

  const indent = ' '.repeat(columnOf(rangeOf(list)[0], source));
  const items = list.items.map((item) => ({
    item,
    from: startOfLine(rangeOf(item)[0], source),
    to: endOfLine(rangeOf(item)[1], source),
  }));
  const old = items.slice(head, items.length - tail);
  const now = values.slice(head, values.length - tail);
  const same = Math.min(old.length, now.length);
  const changed = old.slice(0, same).map(({ item, from, to }, index): Edit[] => {
    const value = now[index];
    return editsOf(item, value, false, source) ?? [{ from, to, text: itemOf(value, indent) }];
  });
  const removed = old.slice(same).map(({ from, to }): Edit => ({ from, to, text: '' }));
  const at = (old.at(-1) ?? items[head - 1])?.to ?? items[0]?.from ?? 0;
  const added = now.slice(same).map((value) => itemOf(value, indent));
  return [
    ...changed.flat(),
    ...removed,
    ...(added.length > 0 ? [{ from: at, to: at, text: added.join('') }] : []),
  ];
}

const itemOf = (value: unknown, indent: string): string =>
  `${indent}${indented(stringify([value], { lineWidth: 0 }), indent)}`;

const rangeOf = (node: unknown): readonly [number, number] =>
  isNode(node) && node.range ? [node.range[0], node.range[1]] : [0, 0];

const startOfLine = (at: number, source: string): number => source.lastIndexOf('\n', at - 1) + 1;
const columnOf = (at: number, source: string): number => at - startOfLine(at, source);

/** Behind the line's end; a block of text ends there already. */
function endOfLine(at: number, source: string): number {
  if (source[at - 1] === '\n') return at;
  const end = source.indexOf('\n', at);
  return end === -1 ? source.length : end + 1;
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
