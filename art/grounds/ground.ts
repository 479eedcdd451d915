import { blur, diagonal, halo, vertical } from '../paint.ts';
import { times } from '../random.ts';
import type { Random } from '../random.ts';
import type { View } from '../plates/view.ts';
import { svg } from '../svg.ts';
import { linens } from '../tableware/napkin.ts';
import type { LinenName } from '../tableware/napkin.ts';
import { parchment, weave } from './cloth.ts';
import type { WeaveName } from './cloth.ts';
import { planks } from './planks.ts';
import type { TimberName } from './planks.ts';
import { stone } from './stone.ts';
import type { StoneName } from './stone.ts';

/** What the table is made of, or covered with. */
export type GroundName = LinenName | TimberName | StoneName | WeaveName | 'parchment';

/** Shown behind a table that is seen from low down, out of focus. */
export type RoomName = 'window' | 'shelf' | 'wall' | 'night';

const within = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((each) => each === name);

const timbers: readonly TimberName[] = ['oak', 'walnut', 'whitewashed', 'painted'];
const stones: readonly StoneName[] = ['marble', 'slate', 'terrazzo', 'tile', 'clay-tile'];
const weaves: readonly WeaveName[] = ['gingham', 'green-gingham', 'ticking'];

function linen(name: LinenName, w: number, top: number, bottom: number): string {
  const { light, body, fold } = linens[name];
  return (
    svg`<rect x="${-w * 0.3}" y="${top}" width="${w * 1.6}" height="${bottom - top}" fill="${diagonal(light, body, body, fold)}"/>` +
    svg`<path d="M${-w * 0.02} ${bottom * 0.72} C${w * 0.3} ${bottom * 0.66} ${w * 0.62} ${bottom * 0.8} ${w * 1.02} ${bottom * 0.69}" fill="none" stroke="${fold}" stroke-width="${w * 0.02}" opacity="0.35" filter="${blur(16)}"/>`
  );
}

export function ground(name: GroundName, w: number, h: number, view: View, random: Random): string {
  const top = view.horizon > 0 ? view.horizon : -h * 0.4;
  const bottom = h * 1.4;
  if (name === 'parchment') return parchment(w, top, bottom, random);
  if (within(timbers, name)) return planks(name, w, top, bottom, view.tilt, random);
  if (within(stones, name)) return stone(name, { w, top, bottom, tilt: view.tilt, random });
  if (within(weaves, name)) return weave(name, w, top, bottom, view.tilt);
  return linen(name, w, top, bottom);
}

const walls: Readonly<Record<RoomName, readonly string[]>> = {
  window: ['#EAF1E4', '#D7E5D3', '#C6D8C4'],
  shelf: ['#F6E4D2', '#EFD3BB', '#E2BC9F'],
  wall: ['#F3EADB', '#E9DCC8', '#DAC9B0'],
  night: ['#5B4A52', '#4A3C48', '#3A303E'],
};

const blob = (x: number, y: number, r: number, colour: string, opacity = 0.8): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity="${opacity}"/>`;

const panes = (x: number): string =>
  svg`<rect x="${x}" y="-60" width="470" height="460" rx="18" fill="${vertical('#F4FAF4', '#FFF8E4', '#FFEFD0')}"/><rect x="${x}" y="-60" width="470" height="460" rx="18" fill="none" stroke="#FFFDF8" stroke-width="34"/><path d="M${x + 235} -60 V400" stroke="#FFFDF8" stroke-width="22"/>` +
  blob(x + 90, 330, 120, '#A9C9A0', 0.7) +
  blob(x + 330, 350, 140, '#BCD6AE', 0.7) +
  blob(x + 210, 300, 70, '#8FB98A', 0.6);

const crocks: readonly (readonly [number, number, number, string])[] = [
  [180, 120, 180, '#C7381F'],
  [360, 90, 130, '#FFF6E8'],
  [520, 150, 210, '#93B596'],
  [760, 110, 150, '#FFD166'],
  [960, 170, 120, '#FFF6E8'],
  [1180, 120, 220, '#1F5E45'],
  [1380, 140, 160, '#E2A087'],
];

/** The room behind the table, as a lens shows it that looks at the plate. */
export function room(name: RoomName, w: number, horizon: number): string {
  const colours = walls[name];
  const things: Readonly<Record<RoomName, () => string>> = {
    window: () => panes(220) + panes(1010),
    shelf: () =>
      crocks
        .map(
          ([x, wide, high, colour]) =>
            svg`<rect x="${x - wide / 2}" y="${horizon - 120 - high}" width="${wide}" height="${high}" rx="${wide * 0.2}" fill="${colour}" opacity="0.8"/>`,
        )
        .join('') +
      svg`<rect x="-40" y="${horizon - 124}" width="${w + 80}" height="26" fill="#A87643" opacity="0.8"/>`,
    wall: () =>
      svg`<ellipse cx="${w * 0.3}" cy="60" rx="620" ry="420" fill="${halo('#FFFFFFB0', '#FFFFFF00')}"/>`,
    night: () =>
      times(15, (index) =>
        blob(
          ((index * 0.618) % 1) * w,
          30 + ((index * 0.414) % 1) * (horizon - 90),
          26 + (index % 4) * 15,
          index % 3 === 0 ? '#FFE0A0' : '#F2A860',
          0.3,
        ),
      ).join(''),
  };
  return (
    svg`<rect x="${-w * 0.3}" y="-60" width="${w * 1.6}" height="${horizon + 90}" fill="${diagonal(...colours)}"/>` +
    svg`<g filter="${blur(name === 'night' ? 6 : 22)}">${things[name]()}</g>`
  );
}

/** The far edge of the table, out of focus too. */
export const farEdge = (w: number, horizon: number): string =>
  svg`<rect x="${-w * 0.3}" y="${horizon - 8}" width="${w * 1.6}" height="16" fill="#FFF" opacity="0.35" filter="${blur(6)}"/><rect x="${-w * 0.3}" y="${horizon - 34}" width="${w * 1.6}" height="34" fill="#4A2A12" opacity="0.16" filter="${blur(14)}"/>`;
