import type { MdastNode } from 'satteri';
import type { Locale } from '#domain/locales.ts';
import { placeholders } from '#domain/placeholders.ts';
import { start, type Report } from '../diagnostic.ts';
import type { AnchorsOf } from '../reading/links.ts';
import { checkProse, inside, parseMarkdown, wordsOf } from '../reading/markdown.ts';

/** Like Astro; duplicates get a number. @see https://github.com/Flet/github-slugger */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

function fillKnown(text: string, locale: Locale): string {
  const known: Readonly<Record<string, string>> = placeholders(locale);
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => known[name] ?? whole);
}

const headingsIn = (nodes: readonly MdastNode[]): MdastNode[] =>
  nodes.flatMap((node) => (node.type === 'heading' ? [node] : headingsIn(inside(node))));

export function anchorsIn(nodes: readonly MdastNode[], locale: Locale): string[] {
  const seen = new Map<string, number>();
  return headingsIn(nodes).map((node) => {
    const anchor = toAnchor(fillKnown(wordsOf(node), locale));
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${String(times)}`;
  });
}

/** Visible pieces of a text, with placeholders filled. */
export function wordsIn(source: string, locale: Locale): readonly string[] {
  const pieces = (node: MdastNode): string[] =>
    inside(node).length === 0 ? [wordsOf(node)] : inside(node).flatMap(pieces);
  return parseMarkdown(source)
    .flatMap(pieces)
    .map((words) => fillKnown(words, locale));
}

/** `source` is padded with empty lines, so that positions match the file. */
export function checkBody(source: string, locale: Locale, anchorsOf: AnchorsOf, report: Report): void {
  const line = source.length - source.trimStart().length + 1;
  const at = { line: source.trim() === '' ? source.split('\n').length : line, column: 1 };
  try {
    const nodes = parseMarkdown(source);
    if (nodes.map(wordsOf).join('').trim() === '') report('text-empty', at);
    checkProse(nodes, { source, report, around: { locale, anchorsOf, own: anchorsIn(nodes, locale) } });
  } catch (error) {
    // Deep nesting overflows the Markdown parser; any other error is a bug.
    if (!(error instanceof RangeError)) throw error;
    report('text-unreadable', source.trim() === '' ? start : at);
  }
}
