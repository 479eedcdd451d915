import type { MdastNode } from '../reading/satteri.ts';
import type { Locale } from '#domain/text/locales.ts';
import { start, type Position, type Report } from '../diagnostic.ts';
import {
  checkProse,
  inside,
  parseMarkdown,
  positionOf,
  sourceOf,
  unlessTooDeep,
  wordsOf,
} from '../reading/markdown.ts';
import { positionIn } from '../reading/source.ts';
import { closest } from '../reading/suggest.ts';

export interface StepText {
  readonly text: string;
  readonly at: Position;
  /** Position of the nth `{`, counted from 0. */
  readonly braceAt: (nth: number) => Position;
}

const braceFinder =
  (paragraph: MdastNode, source: string): StepText['braceAt'] =>
  (nth) => {
    const from = paragraph.position?.start.offset ?? 0;
    const written = sourceOf(paragraph, source);
    let found = written.indexOf('{');
    for (let seen = 0; seen < nth && found >= 0; seen += 1) found = written.indexOf('{', found + 1);
    return positionIn(source, from + Math.max(0, found));
  };

function readStep(item: MdastNode, source: string, report: Report): StepText {
  const at = positionOf(item);
  const [paragraph, ...more] = inside(item);
  checkProse([item], { source, report });
  if (!paragraph) {
    report('step-empty', at);
    return { text: '', at, braceAt: () => at };
  }
  const plain =
    paragraph.type === 'paragraph' &&
    inside(paragraph).every(({ type }) => type === 'text' || type === 'break');
  if (!plain || more[0]) report('step-not-plain', positionOf(plain && more[0] ? more[0] : paragraph));
  const words = inside(paragraph).map(wordsOf).join(' ');
  const text = words.replace(/\s+/g, ' ').trim();
  return { text, at: positionOf(paragraph), braceAt: braceFinder(paragraph, source) };
}

function readSteps(nodes: readonly MdastNode[], at: Position, source: string, report: Report): StepText[] {
  const steps: StepText[] = [];
  for (const node of nodes) {
    if (node.type === 'list' && node.ordered) {
      for (const item of node.children) steps.push(readStep(item, source, report));
    } else {
      checkProse([node], { source, report });
      report('method-stray', positionOf(node));
    }
  }
  if (steps.length === 0) report('steps-missing', at);
  return steps;
}

export interface Body {
  readonly story: string;
  readonly tip: string | undefined;
  readonly steps: readonly StepText[];
  readonly methodAt: Position;
}

export const noBody: Body = { story: '', tip: undefined, steps: [], methodAt: start };

const headings = {
  de: { method: 'Zubereitung', tip: 'Tipp' },
  en: { method: 'Method', tip: 'Tip' },
} as const;

interface Section {
  readonly heading: string;
  readonly at: Position;
  readonly nodes: MdastNode[];
}

function toSections(nodes: readonly MdastNode[], source: string): Section[] {
  const sections: Section[] = [{ heading: '', at: start, nodes: [] }];
  for (const node of nodes) {
    if (node.type === 'heading') {
      const first = node.children[0];
      const last = node.children.at(-1);
      const heading = first && last ? sourceOf(first, source, last) : '';
      sections.push({ heading, at: positionOf(node), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

function textOf(section: Section | undefined, source: string): string {
  const first = section?.nodes[0];
  const last = section?.nodes.at(-1);
  return first && last ? sourceOf(first, source, last).trim() : '';
}

/** Looks up sections by heading, and reports unknown headings. */
function sorter(
  sections: readonly Section[],
  locale: Locale,
  report: Report,
): (heading: string) => Section | undefined {
  const known = Object.values(headings[locale]);
  const found = new Map<string, Section>();
  for (const section of sections.slice(1)) {
    const { heading, at } = section;
    const name = known.find((each) => each.toLowerCase() === heading.toLowerCase());
    if (name === undefined) {
      const all = known.map((each) => `## ${each}`).join(', ');
      const meant = closest(heading, known);
      report('section-unknown', at, { text: heading, meant, all });
      if (meant !== undefined && !found.has(meant)) found.set(meant, section);
    } else if (found.has(name)) report('section-twice', at, { text: name });
    else found.set(name, section);
  }
  return (heading) => found.get(heading);
}

function readSections(source: string, locale: Locale, end: Position, report: Report): Body {
  const { method, tip } = headings[locale];
  const sections = toSections(parseMarkdown(source), source);
  const sectionOf = sorter(sections, locale, report);
  const methodPart = sectionOf(method);
  const tipPart = sectionOf(tip);
  const story = textOf(sections[0], source);
  const tipText = tipPart && textOf(tipPart, source);

  for (const section of sections) if (section !== methodPart) checkProse(section.nodes, { source, report });
  if (story === '') report('story-missing', methodPart?.at ?? end, { heading: `## ${method}` });
  if (tipPart && tipText === '') report('tip-empty', tipPart.at);
  if (!methodPart) report('method-missing', end, { heading: `## ${method}` });
  return {
    story,
    tip: tipText === '' ? undefined : tipText,
    steps: methodPart ? readSteps(methodPart.nodes, methodPart.at, source, report) : [],
    methodAt: methodPart?.at ?? end,
  };
}

export function readBody(source: string, locale: Locale, report: Report): Body {
  const end: Position = { line: source.split('\n').length, column: 1 };
  const body = unlessTooDeep(source, report, () => readSections(source, locale, end, report));
  return body ?? { ...noBody, methodAt: end };
}
