import { markdownToMdast, type MdastNode } from 'satteri';
import type { Locale } from '#domain/locales.ts';
import type { Place, Tell } from '../faults/fault.ts';
import { readSteps, type StepText } from './method.ts';
import { placeOf, sourceOf } from './nodes.ts';
import { checkProse } from './prose.ts';
import { closest } from './suggest.ts';

export interface Body {
  readonly story: string;
  readonly tip: string | undefined;
  readonly steps: readonly StepText[];
  /** Where the method begins. */
  readonly methodAt: Place;
}

const headings = {
  de: { method: 'Zubereitung', tip: 'Tipp' },
  en: { method: 'Method', tip: 'Tip' },
} as const;

interface Section {
  readonly heading: string;
  readonly at: Place;
  readonly nodes: MdastNode[];
}

const parse = (source: string): readonly MdastNode[] => {
  const tree = markdownToMdast(source, { features: { frontmatter: false } });
  return 'children' in tree ? tree.children : [];
};

function toSections(nodes: readonly MdastNode[], source: string): Section[] {
  const sections: Section[] = [{ heading: '', at: { line: 1, column: 1 }, nodes: [] }];
  for (const node of nodes) {
    if (node.type === 'heading') {
      const heading = sourceOf(node, source)
        .replace(/^#+\s*|\s*#+\s*$/g, '')
        .trim();
      sections.push({ heading, at: placeOf(node), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

function textOf(section: Section | undefined, source: string): string {
  const [first, last] = [section?.nodes[0], section?.nodes.at(-1)];
  return first && last ? sourceOf(first, source, last).trim() : '';
}

/** Finds a section by its heading, and tells of headings that are none of ours. */
function sorter(
  sections: readonly Section[],
  locale: Locale,
  tell: Tell,
): (heading: string) => Section | undefined {
  const known = Object.values(headings[locale]);
  const found = new Map<string, Section>();
  for (const section of sections.slice(1)) {
    const { heading, at } = section;
    const name = known.find((each) => each.toLowerCase() === heading.toLowerCase());
    if (name === undefined) {
      const all = known.map((each) => `## ${each}`).join(', ');
      const meant = closest(heading, known);
      tell('section-unknown', at, { text: heading, meant, all });
      if (meant !== undefined && !found.has(meant)) found.set(meant, section);
    } else if (found.has(name)) tell('section-twice', at, { text: name });
    else found.set(name, section);
  }
  return (heading) => found.get(heading);
}

function readSections(source: string, locale: Locale, end: Place, tell: Tell): Body {
  const { method, tip } = headings[locale];
  const sections = toSections(parse(source), source);
  const sectionOf = sorter(sections, locale, tell);
  const [methodPart, tipPart] = [sectionOf(method), sectionOf(tip)];
  const story = textOf(sections[0], source);
  const tipText = tipPart && textOf(tipPart, source);

  for (const section of sections) if (section !== methodPart) checkProse(section.nodes, tell);
  if (story === '') tell('story-missing', methodPart?.at ?? end, { heading: `## ${method}` });
  if (tipPart && tipText === '') tell('tip-empty', tipPart.at);
  if (!methodPart) tell('method-missing', end, { heading: `## ${method}` });
  return {
    story,
    tip: tipText === '' ? undefined : tipText,
    steps: methodPart ? readSteps(methodPart.nodes, methodPart.at, source, tell) : [],
    methodAt: methodPart?.at ?? end,
  };
}

/** Reads the text below the details: story, steps and tip. */
export function readBody(source: string, locale: Locale, tell: Tell): Body {
  const end: Place = { line: source.split('\n').length, column: 1 };
  try {
    return readSections(source, locale, end, tell);
  } catch (error) {
    // Levels upon levels exhaust the reader of Markdown; anything else is our own fault.
    if (!(error instanceof RangeError)) throw error;
    const line = source.length - source.trimStart().length + 1;
    tell('text-unreadable', { line, column: 1 });
    return { story: '', tip: undefined, steps: [], methodAt: end };
  }
}
