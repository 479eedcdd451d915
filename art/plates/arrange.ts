import type { Ellipse } from '../vessels/form.ts';
import { foodNamed } from '../foods/larder.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { huddle, shingle } from './cluster.ts';
import type { Piece } from './cluster.ts';

export type Arrangement = 'clusters' | 'middle' | 'scatter';

const garnish = new Set([
  'basil',
  'mint',
  'dill',
  'parsley',
  'chives',
  'spring-onion',
  'sprouts',
  'chilli-ring',
  'herb',
  'parmesan-flakes',
  'sesame-seeds',
  'pumpkin-seeds',
  'chia-seeds',
  'pepper',
  'cinnamon',
  'paprika',
]);
const isGarnish = (name: string): boolean => garnish.has(name);

type Lay = (names: readonly string[], area: Ellipse, unit: number, random: Random) => Piece[];

/** The first food lies in front of the middle, the others share the circle round it. */
const clusters: Lay = (names, area, unit, random) => {
  const [first, ...others] = names;
  if (!first) return [];
  const start = -Math.PI / 2 + between(random, -0.25, 0.25);
  const share = (Math.PI * 2) / Math.max(others.length, 1);
  const round = others.flatMap((name, index) => {
    const sector = { area, angle: start + index * share, share, far: 0.64 };
    return foodNamed(name).flat ? shingle(name, sector, unit, random) : huddle(name, sector, unit, random);
  });
  const middle = huddle(
    first,
    { area, angle: Math.PI / 2, share: 2, far: others.length > 0 ? 0.14 : 0 },
    unit * 1.1,
    random,
  );
  return [...round, ...middle];
};

/** A little heap in the middle of a soup. */
const middle: Lay = (names, area, unit, random) =>
  names.flatMap((name, index) => {
    const far = names.length === 1 ? 0 : 0.4;
    return huddle(
      name,
      {
        area: { ...area, rx: area.rx * 0.8, ry: area.ry * 0.8 },
        angle: 2.7 + (index * Math.PI * 2) / names.length,
        share: 1.3,
        far,
      },
      unit * 1.12,
      random,
    );
  });

const portion = (size: number): number => {
  if (size >= 1.15) return 4;
  if (size >= 0.7) return 6;
  return size >= 0.4 ? 9 : 15;
};

/** Evenly over the whole vessel, the way seeds sit in a sunflower; the kinds take turns. */
const scatter: Lay = (names, area, unit, random) => {
  const queue = names.flatMap((name) => {
    const count = portion(foodNamed(name).size);
    return times(count, (index) => ({ name, order: (index + 0.5 * random()) / count }));
  });
  const ordered = queue.sort((a, b) => a.order - b.order);
  return ordered.map(({ name }, index) => {
    const angle = index * 2.39996 + 0.6;
    const far = Math.sqrt((index + 0.4) / ordered.length) * 0.88;
    const width = foodNamed(name).size * unit * between(random, 0.92, 1.08);
    return {
      name,
      x: area.cx + Math.cos(angle) * far * area.rx,
      y: area.cy + Math.sin(angle) * far * area.ry,
      turn: between(random, -40, 40),
      width,
      flip: random() < 0.5,
    };
  });
};

const sprinkle: Lay = (names, area, unit, random) =>
  names.flatMap((name, row) => {
    const { flat, size } = foodNamed(name);
    return times(flat ? 5 : 3, (index) => {
      const angle = row * 1.7 + index * 2.2 + 0.5;
      const far = between(random, 0.14, flat ? 0.6 : 0.44);
      return {
        name,
        x: area.cx + Math.cos(angle) * far * area.rx,
        y: area.cy + Math.sin(angle) * far * area.ry,
        turn: between(random, -45, 45),
        width: size * unit,
        flip: index % 2 === 1,
      };
    });
  });

const ways: Readonly<Record<Arrangement, Lay>> = { clusters, middle, scatter };

export function arrange(
  names: readonly string[],
  area: Ellipse,
  how: Arrangement,
  random: Random,
  unit = area.rx * 0.6,
): Piece[] {
  const rise = area.ry * (how === 'clusters' ? 0.12 : 0.04);
  const heaped = (piece: Piece): Piece => {
    const far = ((piece.x - area.cx) / area.rx) ** 2 + ((piece.y - area.cy) / area.ry) ** 2;
    return { ...piece, y: piece.y - Math.max(0, 1 - far) * rise };
  };
  const solid = ways[how](
    names.filter((name) => !isGarnish(name)),
    area,
    unit,
    random,
  );
  const sorted = solid
    .map((piece) => ({ piece, depth: piece.y + piece.width * 0.2 }))
    .sort((a, b) => a.depth - b.depth);
  return [...sorted.map(({ piece }) => piece), ...sprinkle(names.filter(isGarnish), area, unit, random)].map(
    heaped,
  );
}
