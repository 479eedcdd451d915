import type { MdastNode } from 'satteri';
import type { Place, Tell } from '../faults/fault.ts';
import { placeOf, sourceOf } from './nodes.ts';
import { checkProse } from './prose.ts';
import { placeIn } from './source.ts';

export interface StepText {
  /** On one line, with the braces. */
  readonly text: string;
  readonly at: Place;
  /** Where in the file the nth `{` stands, counted from 0. */
  readonly braceAt: (nth: number) => Place;
}

const inside = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);
const wordsOf = (node: MdastNode): string =>
  node.type === 'text' ? node.value : inside(node).map(wordsOf).join(' ');

const braceFinder =
  (paragraph: MdastNode, source: string): StepText['braceAt'] =>
  (nth) => {
    const from = paragraph.position?.start.offset ?? 0;
    const written = sourceOf(paragraph, source);
    let found = written.indexOf('{');
    for (let seen = 0; seen < nth && found >= 0; seen += 1) found = written.indexOf('{', found + 1);
    return placeIn(source, from + Math.max(0, found));
  };

function readStep(item: MdastNode, source: string, tell: Tell): StepText {
  const at = placeOf(item);
  const [paragraph, ...more] = inside(item);
  checkProse([item], tell);
  if (!paragraph) {
    tell('step-empty', at);
    return { text: '', at, braceAt: () => at };
  }
  const plain =
    paragraph.type === 'paragraph' &&
    inside(paragraph).every(({ type }) => type === 'text' || type === 'break');
  if (!plain || more[0]) tell('step-not-plain', placeOf(plain && more[0] ? more[0] : paragraph));
  const text = wordsOf(paragraph).replace(/\s+/g, ' ').trim();
  return { text, at: placeOf(paragraph), braceAt: braceFinder(paragraph, source) };
}

/** The numbered list of the method. */
export function readSteps(nodes: readonly MdastNode[], at: Place, source: string, tell: Tell): StepText[] {
  const steps: StepText[] = [];
  for (const node of nodes) {
    if (node.type === 'list' && node.ordered) {
      for (const item of node.children) steps.push(readStep(item, source, tell));
    } else {
      checkProse([node], tell);
      tell('method-stray', placeOf(node));
    }
  }
  if (steps.length === 0) tell('steps-missing', at);
  return steps;
}
