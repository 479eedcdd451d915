import type { MdastNode } from 'satteri';
import type { Place } from '../faults/fault.ts';

export const placeOf = (node: MdastNode): Place => node.position?.start ?? { line: 1, column: 1 };

/** What was written, from the beginning of one node to the end of it or of a later one. */
export const sourceOf = (node: MdastNode, source: string, to: MdastNode = node): string =>
  source.slice(node.position?.start.offset ?? 0, to.position?.end.offset ?? 0);
