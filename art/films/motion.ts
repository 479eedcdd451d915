import { at, fade } from '../svg.ts';

/** How far something has come at time t, between two moments in seconds: 0 to 1. */
export const progress = (t: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (t - from) / (to - from)));

/** Sets off quickly and arrives gently. */
export const settle = (part: number): number => 1 - (1 - part) ** 3;

export const swing = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/** Goes a little too far and comes back, like something soft that is put down. */
export const plop = (part: number): number => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2;

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Something comes down to its place: it fades in while it falls and lands softly. */
export function land(
  t: number,
  when: number,
  { x, y }: { x: number; y: number },
  content: string,
  height = 110,
): string {
  const part = progress(t, when, when + 0.55);
  if (part === 0) return '';
  const scale = mix(0.82, 1, plop(part));
  return fade(Math.min(1, part * 2.4), at({ x, y: y - height * (1 - settle(part)), scale }, content));
}
