import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type ErrorCode,
  type Node,
} from 'yaml';
import { start, type Position, type Report } from '../diagnostic.ts';

/** YAML as plain data with positions. Every scalar is a string: `4` stays text. */
export interface Yaml {
  /** Undefined if the file is empty. */
  readonly data: unknown;
  /** Position of a value, including its opening quotation mark. */
  readonly at: (path: Path) => Position | undefined;
  /** Position of its key. */
  readonly keyAt: (path: Path) => Position;
  readonly style: (path: Path) => Style;
}

type Path = readonly PropertyKey[];

interface Style {
  readonly quoted: boolean;
  /** Continues on the next line. */
  readonly folded: boolean;
}

interface Noted extends Partial<Style> {
  readonly at: Position;
  readonly keyAt: Position;
}

const deepest = 8;
const idOf = (path: Path) => path.map(String).join('\n');

/** Does not expand references, which makes YAML bombs harmless. */
function walk(
  contents: unknown,
  source: string,
  positionAt: (offset: number) => Position,
  report: Report,
): Yaml {
  const notes = new Map<string, Noted>();
  const positionOf = (node: unknown, otherwise: Position) =>
    isNode(node) && node.range ? positionAt(node.range[0]) : otherwise;
  const written = (node: Node) => source.slice(node.range?.[0], node.range?.[1]);

  const read = (node: unknown, path: Path, keyAt: Position): unknown => {
    const at = positionOf(node, keyAt);
    notes.set(idOf(path), { at, keyAt });
    if (isAlias(node) || (isScalar(node) && node.anchor)) {
      const text = written(node);
      report('yaml-reference', at, { text });
      return text;
    }
    if (isScalar(node)) {
      const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
      notes.set(idOf(path), { at, keyAt, quoted, folded: written(node).includes('\n') });
      return typeof node.value === 'string' ? node.value.trim() : '';
    }
    if (!isMap(node) && !isSeq(node)) return '';
    if (path.length > deepest) {
      report('yaml-too-deep', at);
      return '';
    }
    if (isSeq(node)) return node.items.map((item, index) => read(item, [...path, index], at));
    const entries = new Map<string, unknown>();
    for (const { key, value } of node.items) {
      const position = positionOf(key, at);
      const name = isScalar(key) && typeof key.value === 'string' ? key.value.trim() : '';
      if (name === '') report('front-matter-shape', position);
      else if (entries.has(name)) report('key-twice', position, { key: name.slice(0, 60) });
      else entries.set(name, read(value, [...path, name], position));
    }
    return Object.fromEntries(entries);
  };

  const data = contents === null ? undefined : read(contents, [], { line: 2, column: 1 });
  return {
    data,
    at: (path) => notes.get(idOf(path))?.at,
    keyAt: (path) => notes.get(idOf(path))?.keyAt ?? start,
    style: (path) => ({ quoted: false, folded: false, ...notes.get(idOf(path)) }),
  };
}

/** The items of a list, each with its own positions. */
export const itemsOf = (yaml: Yaml): readonly Yaml[] | undefined =>
  Array.isArray(yaml.data)
    ? yaml.data.map((data: unknown, index) => ({
        data,
        at: (path) => yaml.at([index, ...path]),
        keyAt: (path) => yaml.keyAt([index, ...path]),
        style: (path) => yaml.style([index, ...path]),
      }))
    : undefined;

interface YamlError {
  readonly code: ErrorCode;
  readonly message: string;
}

type Plain =
  | 'yaml-tab'
  | 'yaml-colon'
  | 'yaml-no-colon'
  | 'yaml-indent'
  | 'yaml-bracket'
  | 'yaml-quotes'
  | 'yaml-too-deep'
  | 'yaml-broken';

function codeOf({ code, message }: YamlError): Plain {
  if (code === 'TAB_AS_INDENT') return 'yaml-tab';
  if (code === 'RESOURCE_EXHAUSTION') return 'yaml-too-deep';
  if (code === 'MULTILINE_IMPLICIT_KEY') return 'yaml-no-colon';
  if (/block sequence/i.test(message)) return 'yaml-indent';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'yaml-colon';
  if (/end with a|Expected flow/.test(message)) return 'yaml-bracket';
  if (code === 'BAD_INDENT') return 'yaml-indent';
  return /quote|scalar at node end/.test(message) ? 'yaml-quotes' : 'yaml-broken';
}

/** A value that begins with a bracket and continues after it, like a Markdown link. */
const bracketed = /^\s*(?:- +)*(?:[\w-]+: +)?(?=[[{])/;

/** Translates a parser error into a message that an editor can act on. */
function reportYamlError(error: YamlError, at: Position, line: string, report: Report): void {
  const { code } = error;
  const found = line.slice(at.column - 1);
  const opening = bracketed.exec(line)?.[0].length;
  if (error.message.includes('scalar at node end') && opening !== undefined) {
    report('yaml-character', { ...at, column: opening + 1 }, { character: line.charAt(opening) });
  } else if (code === 'BAD_SCALAR_START') report('yaml-character', at, { character: found.slice(0, 1) });
  else if (code === 'BAD_ALIAS' || code === 'TAG_RESOLVE_FAILED')
    report('yaml-reference', at, { text: found });
  else report(codeOf(error), at);
}

/** Undefined if the YAML is broken, when values that seem missing may only be unreadable. */
export function readYaml(source: string, report: Report): Yaml | undefined {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    schema: 'failsafe',
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(Math.min(offset, source.length));
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const texts = source.split('\n');
  const reported = new Set<string>();
  for (const error of [...document.errors, ...document.warnings]) {
    const at = positionAt(error.pos[0]);
    // One slip often breaks a line in several ways: only the first is reported.
    const line = error.code === 'RESOURCE_EXHAUSTION' ? 'deep' : String(at.line);
    if (reported.has(line) || reported.has('deep')) continue;
    reported.add(line);
    reportYamlError(error, at, texts[at.line - 1] ?? '', report);
  }
  return document.errors.length > 0 ? undefined : walk(document.contents, source, positionAt, report);
}
