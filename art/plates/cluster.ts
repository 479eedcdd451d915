import type { Ellipse } from '../vessels/form.ts';
import { foodNamed } from '../foods/larder.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';

/** One piece of food in its place. */
export interface Piece {
  name: string;
  x: number;
  y: number;
  turn: number;
  width: number;
  flip: boolean;
}

/** The part of a vessel that one kind of food has to itself. */
interface Sector {
  area: Ellipse;
  angle: number;
  share: number;
  /** Distance from the middle, as a part of the radius. */
  far: number;
}

const within = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, Math.round(value)));

/** Round slices overlap in a row along the rim. */
export function shingle(
  name: string,
  { area, angle, share, far }: Sector,
  unit: number,
  random: Random,
): Piece[] {
  const width = foodNamed(name).size * unit;
  const count = within(2, (share * far * area.rx) / (width * 0.58), 7);
  const step = Math.min(share / count, (width * 0.62) / (far * area.rx));
  return times(count, (index) => {
    const own = angle + (index - (count - 1) / 2) * step;
    const place = { x: area.cx + Math.cos(own) * far * area.rx, y: area.cy + Math.sin(own) * far * area.ry };
    return {
      name,
      ...place,
      turn: between(random, -20, 20),
      width: width * between(random, 0.94, 1.06),
      flip: random() < 0.5,
    };
  });
}

/** Everything else huddles: as many pieces as the sector holds, spiralling out from its middle. */
export function huddle(
  name: string,
  { area, angle, share, far }: Sector,
  unit: number,
  random: Random,
): Piece[] {
  const width = foodNamed(name).size * unit;
  const across = Math.min(share * Math.max(far, 0.4), 1.1) * area.rx;
  const count = width > unit * 1.3 ? 1 : within(1, (across * area.ry * 0.56) / (width * width * 0.72), 16);
  const middle = {
    x: area.cx + Math.cos(angle) * far * area.rx,
    y: area.cy + Math.sin(angle) * far * area.ry,
  };
  return times(count, (index) => {
    const out = count === 1 ? 0 : Math.sqrt((index + 0.3) / count);
    const way = index * 2.39996 + angle;
    const spread = { x: Math.cos(way) * out * across * 0.36, y: Math.sin(way) * out * area.ry * 0.24 };
    return {
      name,
      x: middle.x + spread.x,
      y: middle.y + spread.y,
      turn: between(random, -26, 26),
      width: width * between(random, 0.92, 1.08),
      flip: random() < 0.4,
    };
  });
}
