import type { Ellipse } from '../vessels/form.ts';
import { foodNamed } from '../foods/larder.ts';
import { drop } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { at, svg } from '../svg.ts';

/** Salad leaves that fill a vessel to its rim: an outer wreath, then an inner one on top. */
export function leafBed({ cx, cy, rx, ry }: Ellipse, leaves: readonly string[], random: Random): string {
  const wreath = (count: number, far: number, size: number): string =>
    times(count, (index) => {
      const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
      const name = leaves[index % leaves.length] ?? 'spinach';
      const place = { x: cx + Math.cos(angle) * rx * far, y: cy + Math.sin(angle) * ry * far };
      const turn = (angle * 180) / Math.PI + 90 + between(random, -18, 18);
      return {
        y: place.y,
        leaf: svg`<g filter="${drop(5)}">${at({ ...place, turn, scale: (rx * size) / 100 }, foodNamed(name).draw(random))}</g>`,
      };
    })
      .sort((a, b) => a.y - b.y)
      .map(({ leaf }) => leaf)
      .join('');
  return wreath(9, 0.66, 0.84) + wreath(5, 0.26, 0.8);
}
