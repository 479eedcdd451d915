import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Place, Tell } from '../faults/fault.ts';
import { tellYamlFault } from './yaml-faults.ts';

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
  readonly tell: Tell;
}

function toValue(node: unknown, parent: Place, depth: number, walk: Walk): Value {
  const { placeOf, source, tell } = walk;
  const nothing = (at: Place): Value => ({ kind: 'text', text: '', quoted: false, folded: false, at });
  if (isAlias(node) || (isScalar(node) && node.anchor)) {
    const at = placeOf(node, parent);
    const text = source.slice(node.range?.[0], node.range?.[1]);
    tell('yaml-reference', at, { text });
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
    tell('yaml-too-deep', at);
    return nothing(at);
  }
  if (isSeq(node))
    return { kind: 'list', at, items: node.items.map((item) => toValue(item, at, depth + 1, walk)) };
  const entries = node.items.map(({ key, value }): Entry => {
    const name = toValue(key, at, depth + 1, walk);
    if (name.kind !== 'text' || name.text === '') tell('front-matter-shape', name.at);
    return {
      key: name.kind === 'text' ? name.text : '',
      at: name.at,
      value: toValue(value, name.at, depth + 1, walk),
    };
  });
  return { kind: 'entries', at, entries };
}

export interface YamlReading {
  readonly value: Value | undefined;
  /** Whether the YAML itself is sound: if not, what is missing may only be unreadable. */
  readonly sound: boolean;
}

/** Reads YAML without ever expanding it, so that no bomb goes off. */
export function readYaml(source: string, tell: Tell): YamlReading {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    schema: 'failsafe',
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(Math.min(offset, source.length));
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const texts = source.split('\n');
  const told = new Set<string>();
  for (const error of [...document.errors, ...document.warnings]) {
    const at = placeAt(error.pos[0]);
    // One slip often breaks a line in several ways: the first is the one to mend.
    const line = error.code === 'RESOURCE_EXHAUSTION' ? 'deep' : String(at.line);
    if (told.has(line) || told.has('deep')) continue;
    told.add(line);
    tellYamlFault(error, at, texts[at.line - 1] ?? '', tell);
  }
  if (document.errors.length > 0) return { value: undefined, sound: false };
  const walk: Walk = {
    placeOf: (node, otherwise) => (node?.range ? placeAt(node.range[0]) : otherwise),
    source,
    tell,
  };
  if (document.contents === null) return { value: undefined, sound: true };
  return { value: toValue(document.contents, { line: 2, column: 1 }, 0, walk), sound: true };
}
