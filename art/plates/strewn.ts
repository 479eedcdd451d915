import type { Laid } from './serving.ts';

/** So many pieces over an oval around x, y, the way seeds sit in a sunflower. */
export function strewn(
  name: string,
  count: number,
  x: number,
  y: number,
  wide: number,
  high: number,
  size: number,
  from = 0,
): Laid[] {
  return Array.from({ length: count }, (_, index) => {
    const aside = (from * 0.37 + index * 0.61) % 1;
    const far = Math.sqrt((index + 0.15 + 0.7 * aside) / count);
    const angle = index * 2.39996 + from + aside * 0.7;
    return [
      name,
      x + Math.cos(angle) * far * wide,
      y + Math.sin(angle) * far * high,
      size,
      (index * 71 + from) % 360,
    ] as const;
  }).sort((a, b) => a[2] - b[2]);
}

/** Pieces in a ring, their stalks to the middle. */
export function ringed(name: string, count: number, far: number, size: number): Laid[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + far * 3;
    return [name, Math.cos(angle) * far, Math.sin(angle) * far, size, (angle * 180) / Math.PI + 90] as const;
  });
}
