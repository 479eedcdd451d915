import { markdownToMdast, type MdastNode } from './satteri.ts';
import { placeholders } from '#i18n/placeholders.ts';
import type { Position, Report } from '../diagnostic.ts';
import { checkLink, type Around } from './links.ts';
import { positionIn } from './source.ts';
import { closest } from './suggest.ts';

export const positionOf = (node: MdastNode): Position => node.position?.start ?? { line: 1, column: 1 };

export const inside = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

/** Source text of a node, or from it to the end of a later one. */
export const sourceOf = (node: MdastNode, source: string, to: MdastNode = node): string =>
  source.slice(node.position?.start.offset ?? 0, to.position?.end.offset ?? 0);

/** Top-level blocks. */
export const parseMarkdown = (source: string): readonly MdastNode[] =>
  inside(markdownToMdast(source, { features: { frontmatter: false } }));

/** Position of the first letter; the end of a blank text. */
export const beginningOf = (source: string): Position => positionIn(source, source.search(/\S|$/));

/** Reports a text that is nested so deeply that it overflows the Markdown parser. Any other error is a bug. */
export function unlessTooDeep<Read>(source: string, report: Report, read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report('text-unreadable', beginningOf(source));
    return undefined;
  }
}

const names = Object.keys(placeholders('de'));

/** Reports unknown and unbalanced placeholders. */
export function checkPlaceholders(
  text: string,
  positionAt: (piece: string) => Position,
  report: Report,
): void {
  const rest = text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (piece, name: string) => {
    if (!names.includes(name))
      report('placeholder-unknown', positionAt(piece), { name, meant: closest(name, names) });
    return '';
  });
  const [open] = /\{\{|\}\}/.exec(rest) ?? [];
  if (open !== undefined) report('placeholder-open', positionAt(open), { example: '{{email}}' });
}

export interface Prose {
  readonly source: string;
  readonly report: Report;
  /** Without it anchors are not checked. */
  readonly around?: Around;
}

/** Position of a piece of text within a node; the node's own if it is not found. */
const finder =
  (node: MdastNode, source: string) =>
  (piece: string): Position => {
    const found = sourceOf(node, source).indexOf(piece);
    return found < 0 ? positionOf(node) : positionIn(source, (node.position?.start.offset ?? 0) + found);
  };

/** The Markdown parser encodes braces: `%7B`. */
export const plainUrl = (url: string) => url.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}');

function checkNode(node: MdastNode, { source, report, around }: Prose): void {
  const at = positionOf(node);
  if (node.type === 'html') report('html-raw', at, { text: node.value });
  else if (node.type === 'link' || node.type === 'definition') {
    checkPlaceholders(plainUrl(node.url), finder(node, source), report);
    checkLink(node.url, at, report, around);
  } else if (node.type === 'image' || node.type === 'imageReference') report('picture-in-text', at);
  else if (node.type === 'text') checkPlaceholders(node.value, finder(node, source), report);
}

/** Reports HTML, pictures, and links that are unsafe or broken. */
export function checkProse(nodes: readonly MdastNode[], prose: Prose): void {
  let isTagOpen = false;
  for (const node of nodes) {
    // A pair of tags counts as one mistake.
    const closes = isTagOpen && node.type === 'html' && node.value.startsWith('</');
    if (!closes) checkNode(node, prose);
    isTagOpen ||= node.type === 'html';
    checkProse(inside(node), prose);
  }
}

/** Visible text of a node. */
export const wordsOf = (node: MdastNode): string =>
  node.type === 'text' || node.type === 'inlineCode' || node.type === 'code'
    ? node.value
    : inside(node).map(wordsOf).join('');
