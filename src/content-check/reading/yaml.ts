import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type ErrorCode, type Node } from 'yaml';
import type { Place, Report } from '../diagnostic.ts';

/** YAML as an editor sees it: texts, lists and entries, each at its place. Nothing is guessed: `4` is a text. */
export type Value = { readonly at: Place } & (
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly quoted: boolean;
      /** Whether it goes on in the next line. */
      readonly folded: boolean;
    }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
);

export interface Entry {
  readonly key: string;
  readonly at: Place;
  readonly value: Value;
}

const deepest = 8;

interface Walk {
  readonly placeOf: (node: Node | null | undefined, otherwise: Place) => Place;
  readonly source: string;
  readonly report: Report;
}

function toValue(node: unknown, parent: Place, depth: number, walk: Walk): Value {
  const { placeOf, source, report } = walk;
  const nothing = (at: Place): Value => ({ kind: 'text', text: '', quoted: false, folded: false, at });
  if (isAlias(node) || (isScalar(node) && node.anchor)) {
    const at = placeOf(node, parent);
    const text = source.slice(node.range?.[0], node.range?.[1]);
    report('yaml-reference', at, { text });
    return { kind: 'text', text, quoted: false, folded: false, at };
  }
  if (isScalar(node)) {
    const text = typeof node.value === 'string' ? node.value : '';
    const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
    const folded = source.slice(node.range?.[0], node.range?.[1]).includes('\n');
    return { kind: 'text', text: text.trim(), quoted, folded, at: placeOf(node, parent) };
  }
  if (!isMap(node) && !isSeq(node)) return nothing(parent);
  const at = placeOf(node, parent);
  if (depth > deepest) {
    report('yaml-too-deep', at);
    return nothing(at);
  }
  if (isSeq(node))
    return { kind: 'list', at, items: node.items.map((item) => toValue(item, at, depth + 1, walk)) };
  const entries = node.items.map(({ key, value }): Entry => {
    const name = toValue(key, at, depth + 1, walk);
    if (name.kind !== 'text' || name.text === '') report('front-matter-shape', name.at);
    return {
      key: name.kind === 'text' ? name.text : '',
      at: name.at,
      value: toValue(value, name.at, depth + 1, walk),
    };
  });
  return { kind: 'entries', at, entries };
}

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

/** A value that begins like a list or the like and goes on behind it, as a link in Markdown does. */
const bracketed = /^\s*(?:- +)*(?:[\w-]+: +)?(?=[[{])/;

/** What the YAML reader says, in words that an editor can act on. */
function reportYamlError(error: YamlError, at: Place, line: string, report: Report): void {
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

interface YamlReading {
  readonly value: Value | undefined;
  /** Whether the YAML itself is sound: if not, what is missing may only be unreadable. */
  readonly sound: boolean;
}

const parse = (source: string, lineCounter: LineCounter) =>
  parseDocument(source, {
    lineCounter,
    schema: 'failsafe',
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });

/**
 * Lines that are indented with tabs, as the lines before them are indented: below a name two spaces more. A tab is one
 * fault; it does not keep us from finding the others.
 */
function withoutTabs(source: string): {
  lines: string[];
  tabs: Map<number, { column: number; wider: number }>;
} {
  const tabs = new Map<number, { column: number; wider: number }>();
  let before = '';
  const lines = source.split('\n').map((line, index) => {
    const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
    const tab = indent.indexOf('\t');
    const above = before.length - before.trimStart().length;
    const width = before.trimEnd().endsWith(':') ? above + 2 : above;
    const mended = tab < 0 ? line : ' '.repeat(width) + line.slice(indent.length);
    if (tab >= 0) tabs.set(index + 1, { column: tab + 1, wider: indent.length - width });
    if (mended.trim() !== '') before = mended;
    return mended;
  });
  return { lines, tabs };
}

/** Reads YAML without ever expanding it, so that no bomb goes off. */
export function readYaml(written: string, report: Report): YamlReading {
  let [source, lines] = [written, new LineCounter()];
  let document = parse(source, lines);
  let tabs: ReturnType<typeof withoutTabs>['tabs'] = new Map();
  if (document.errors.some(({ code }) => code === 'TAB_AS_INDENT')) {
    const mended = withoutTabs(written);
    for (const [line, { column }] of mended.tabs) report('yaml-tab', { line, column });
    [source, lines] = [mended.lines.join('\n'), new LineCounter()];
    document = parse(source, lines);
    tabs = mended.tabs;
  }
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(Math.min(offset, source.length));
    return { line: Math.max(1, line), column: Math.max(1, col + (tabs.get(line)?.wider ?? 0)) };
  };
  const texts = source.split('\n');
  const reported = new Set<string>();
  for (const error of [...document.errors, ...document.warnings]) {
    const at = placeAt(error.pos[0]);
    // One slip often breaks a line in several ways: the first is the one to mend.
    const line = error.code === 'RESOURCE_EXHAUSTION' ? 'deep' : String(at.line);
    if (reported.has(line) || reported.has('deep')) continue;
    reported.add(line);
    reportYamlError(error, at, texts[at.line - 1] ?? '', report);
  }
  if (document.errors.length > 0) return { value: undefined, sound: false };
  const walk: Walk = {
    placeOf: (node, otherwise) => (node?.range ? placeAt(node.range[0]) : otherwise),
    source,
    report,
  };
  if (document.contents === null) return { value: undefined, sound: true };
  return { value: toValue(document.contents, { line: 2, column: 1 }, 0, walk), sound: true };
}
