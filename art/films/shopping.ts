import { foodNamed } from '../foods/larder.ts';
import { blur, diagonal, drop, horizontal, vertical } from '../paint.ts';
import { brand, shadow, wood } from '../palette.ts';
import { byHand } from '../plates/serving.ts';
import { seeded } from '../random.ts';
import { at, fade, svg } from '../svg.ts';
import { crate } from '../tableware/crate.ts';
import { tableUnder } from '../tableware/table.ts';
import { plate } from '../vessels/plate.ts';
import { bedOf, dishes, plateWidth } from './dishes.ts';
import type { Dish } from './dishes.ts';
import type { Film } from './film.ts';
import { land, mix, plop, progress, settle, swing } from './motion.ts';

const tints = [brand.blush, brand.sage, '#FFEFC6', '#D6E7E8', brand.blush] as const;

/** A phone on a small wooden stand, its foot at the origin. A film has no language: its screen is drawn without words. */
const phone = (scale: number, screen: string): string =>
  at(
    { x: 0, y: 0, scale },
    svg`<ellipse cx="40" cy="6" rx="250" ry="40" fill="${shadow}" opacity="0.34" filter="${blur(18)}"/>`,
    svg`<g filter="${drop(8)}"><rect x="-150" y="-40" width="300" height="62" rx="22" fill="${vertical(wood.body, wood.deep)}"/></g>`,
    svg`<g transform="translate(-185 -728)"><rect x="6" y="5" width="370" height="700" rx="62" fill="#0E1512"/><rect width="370" height="700" rx="62" fill="${horizontal('#4A5A51', '#26332C', '#1A231F')}"/><g transform="translate(15 20)">${screen}</g><path d="M60 24 H210 L86 676 H60 Q15 676 15 630 V70 Q15 24 60 24 Z" fill="#FFF" opacity="0.12"/></g>`,
    svg`<rect x="-160" y="-36" width="320" height="40" rx="18" fill="${diagonal(wood.light, wood.body, wood.shade)}"/>`,
  );

/** What else lies on each plate, small beside it. */
const besides = dishes.map(({ from, laid }) =>
  [...new Set(laid.map(([name]) => name))].filter((name) => name !== from).slice(0, 3),
);

/** The app's list of five evenings; `done` counts how many are ticked, with parts for the one that is just being ticked. */
function weekPlan(done: number, dishes: readonly string[]): string {
  const line = (index: number): string => {
    const y = 66 + index * 114;
    const part = Math.max(0, Math.min(1, done - index));
    const tick = svg`<g opacity="${part}"><circle cx="282" cy="${y + 48}" r="17" fill="${brand.leaf}"/><path d="M${274} ${y + 48} l6 6 l11 -12" fill="none" stroke="#FFF" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    return (
      svg`<rect x="22" y="${y}" width="296" height="98" rx="26" fill="#FFF"/><circle cx="78" cy="${y + 49}" r="37" fill="${tints[index] ?? brand.sage}"/>` +
      at({ x: 78, y: y + 49, scale: 0.5 }, dishes[index] ?? '') +
      (besides[index] ?? [])
        .map((name, place) =>
          at({ x: 152 + place * 42, y: y + 49, scale: 0.34 }, foodNamed(name).draw(seeded(place))),
        )
        .join('') +
      svg`<circle cx="282" cy="${y + 48}" r="15" fill="none" stroke="#C9D8CA" stroke-width="4"/>${tick}`
    );
  };
  return (
    svg`<rect width="340" height="660" rx="46" fill="${vertical(brand.sage, '#EEF3EA', brand.paper)}"/><rect x="136" y="18" width="68" height="18" rx="9" fill="${brand.ink}"/>` +
    [0, 1, 2, 3, 4].map(line).join('')
  );
}

const firstDish = 4.4;
const rhythm = 2.05;
const begins = (index: number): number => firstDish + index * rhythm;

interface Good {
  name: string;
  x: number;
  y: number;
  width: number;
  turn: number;
}

/** What is in the crate, from the back to the front; the crate is 400 wide. */
const goods: readonly Good[] = [
  { name: 'baguette-bread', x: 120, y: -286, width: 200, turn: -14 },
  { name: 'leafy-green', x: -104, y: -262, width: 178, turn: -20 },
  { name: 'carrot', x: 10, y: -266, width: 140, turn: -150 },
  { name: 'broccoli', x: -130, y: -196, width: 128, turn: -8 },
  { name: 'tomato', x: -40, y: -196, width: 126, turn: 4 },
  { name: 'cheese-wedge', x: 54, y: -200, width: 118, turn: 6 },
  { name: 'bell-pepper', x: 140, y: -200, width: 124, turn: 8 },
];

const food = ({ name, width, turn }: Good, seed: number): string =>
  svg`<g filter="${drop(5)}">${at({ x: 0, y: 0, turn, scale: width / 100 }, foodNamed(name).draw(seeded(seed)))}</g>`;

const leavesAt = (name: string): number => {
  const index = dishes.findIndex(({ from }) => from === name);
  return index < 0 ? Number.POSITIVE_INFINITY : begins(index);
};

const whereCrateIs = (t: number): { x: number; y: number; scale: number } => {
  const away = swing(progress(t, 3.1, 4.3));
  return { x: mix(480, 138, away), y: mix(430, 400, away), scale: mix(1.06, 0.6, away) };
};

function shopping(t: number): string {
  const place = whereCrateIs(t);
  const arrive = settle(progress(t, 0.2, 1.1));
  const inCrate = goods.map((good, index) =>
    t > leavesAt(good.name) ? '' : land(t, 0.9 + index * 0.24, good, food(good, index), 150),
  );
  return at({ ...place, y: mix(820, place.y, arrive) }, crate(inCrate.join('')));
}

/** One good flies from the crate to its plate in a bow. */
function hop(t: number, { from, x, y }: Dish, index: number): string {
  const part = progress(t, begins(index), begins(index) + 0.8);
  const good = goods.find(({ name }) => name === from);
  if (!good || part === 0 || part === 1) return '';
  const start = whereCrateIs(t);
  const way = swing(part);
  const sx = start.x + good.x * start.scale;
  const sy = start.y + good.y * start.scale;
  const high = Math.sin(way * Math.PI) * 90;
  const place = {
    x: mix(sx, x, way),
    y: mix(sy, y - 10, way) - high,
    turn: way * 30,
    scale: mix(start.scale, 0.5, way),
  };
  return fade(Math.min(1, (1 - part) * 5), at(place, food(good, index)));
}

function supper(t: number, dish: Dish, index: number): string {
  const when = begins(index);
  const part = progress(t, when - 0.2, when + 0.5);
  if (part === 0) return '';
  const bed = progress(t, when + 0.7, when + 1.2);
  const pieces = dish.laid.map(([name, x, y, size, turn = 0], number) => {
    const one = byHand([[name, 0, 0, size, turn]], 86, seeded(number + 1));
    return land(t, when + 0.85 + number * 0.12, { x: x * 86, y: y * 86 }, one, 50);
  });
  const served =
    bed === 0 ? '' : fade(bed, at({ x: 0, y: 0, scale: mix(0.6, 1, plop(bed)) }, bedOf(dish, index)));
  const vessel = plate(plateWidth, dish.glaze).behind;
  return fade(
    part,
    at({ x: dish.x, y: dish.y, scale: mix(0.8, 1, plop(part)) }, vessel + served + pieces.join('')),
  );
}

const thumbs = dishes.map(({ from }, index) => at({ x: 0, y: 0 }, foodNamed(from).draw(seeded(index))));

function frame(t: number): string {
  const come = settle(progress(t, 3.6, 4.6));
  const ticks = dishes.reduce(
    (sum, _, index) => sum + progress(t, begins(index) + 1.4, begins(index) + 1.8),
    0,
  );
  const plan = at({ x: mix(1060, 832, come), y: 492 }, phone(0.52, weekPlan(ticks, thumbs)));
  return [
    shopping(t),
    come === 0 ? '' : plan,
    ...dishes.map((dish, index) => supper(t, dish, index)),
    ...dishes.map((dish, index) => hop(t, dish, index)),
  ].join('');
}

/** One crate of shopping becomes five suppers. */
export const week: Film = {
  name: 'shopping',
  seconds: 16,
  posterAt: 15.6,
  still: tableUnder('butter', 960, 540),
  frame,
};
