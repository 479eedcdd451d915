import { diagonal, drop } from '../paint.ts';
import { svg } from '../svg.ts';

/** A speech bubble around the origin, its tail to the lower left or right; `content` lies in its middle. */
export function bubble(
  w: number,
  h: number,
  colours: readonly [string, string],
  tail: 'left' | 'right',
  content: string,
): string {
  const side = tail === 'left' ? -1 : 1;
  const r = Math.min(h * 0.42, 60);
  return svg`<g filter="${drop(6)}"><path d="M${-w / 2 + r} ${-h / 2} H${w / 2 - r} Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + r} V${h / 2 - r} Q${w / 2} ${h / 2} ${w / 2 - r} ${h / 2} H${-w / 2 + r} Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - r} V${-h / 2 + r} Q${-w / 2} ${-h / 2} ${-w / 2 + r} ${-h / 2} Z" fill="${diagonal(...colours)}"/><path d="M${side * w * 0.18} ${h / 2 - 6} L${side * w * 0.34} ${h / 2 + h * 0.24} L${side * w * 0.38} ${h / 2 - 8} Z" fill="${colours[1]}"/></g>${content}`;
}
