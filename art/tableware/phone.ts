import { emoji } from '../emoji.ts';
import { foodNamed } from '../foods/larder.ts';
import { blur, diagonal, drop, horizontal, vertical } from '../paint.ts';
import { brand, shadow, wood } from '../palette.ts';
import { seeded } from '../random.ts';
import { at, svg } from '../svg.ts';

const bar = (x: number, y: number, width: number, height: number, colour: string): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/>`;

const tick = (x: number, y: number, done: boolean): string =>
  done
    ? svg`<circle cx="${x}" cy="${y}" r="15" fill="${brand.leaf}"/><path d="M${x - 6.5} ${y + 0.5} l4.6 4.8 l8.6 -9.6" fill="none" stroke="#FFF" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
    : svg`<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="#C9D8CA" stroke-width="4"/>`;

interface Meal {
  picture: string;
  tint: string;
  done: boolean;
}

const drawn = (name: string): string =>
  at({ x: 0, y: 0, scale: name === 'salmon' ? 0.74 : 0.66 }, foodNamed(name).draw(seeded(3)));

function card({ picture, tint, done }: Meal, index: number): string {
  const y = 252 + index * 124;
  return (
    svg`<rect x="22" y="${y}" width="296" height="108" rx="26" fill="#FFF"/><rect x="34" y="${y + 12}" width="84" height="84" rx="22" fill="${tint}"/>` +
    at({ x: 76, y: y + 54 }, drawn(picture)) +
    bar(136, y + 30, 96, 14, '#3F5A4C') +
    bar(136, y + 58, 128, 10, '#D5DDD3') +
    bar(136, y + 76, 84, 10, '#E4E9E1') +
    tick(288, y + 54, done)
  );
}

const ring = (part: number): string =>
  svg`<g transform="translate(170 150)"><circle r="66" fill="none" stroke="#FFFFFF" stroke-width="17"/><circle r="66" fill="none" stroke="${brand.leaf}" stroke-width="17" stroke-linecap="round" pathLength="100" stroke-dasharray="${part * 100} 100" transform="rotate(-90)"/>${at({ x: 0, y: 0, scale: 0.66 }, emoji('avocado'))}</g>`;

/** The app's day plan: a ring that fills, and three meals. 340 by 660 around its own upper left corner. */
export const dayPlan = (meals: readonly Meal[], part: number): string =>
  svg`<rect width="340" height="660" rx="46" fill="${vertical(brand.sage, '#EEF3EA', brand.paper)}"/>` +
  bar(136, 18, 68, 18, brand.ink) +
  ring(part) +
  meals.map(card).join('');

export const sunday: readonly Meal[] = [
  { picture: 'strawberry', tint: brand.blush, done: true },
  { picture: 'green-salad', tint: brand.sage, done: true },
  { picture: 'salmon', tint: '#FFEFC6', done: false },
];

/** A phone on a small wooden stand, its foot at the origin. */
export function phone(scale: number, screen: string): string {
  return at(
    { x: 0, y: 0, scale },
    svg`<ellipse cx="40" cy="6" rx="250" ry="40" fill="${shadow}" opacity="0.34" filter="${blur(18)}"/>`,
    svg`<g filter="${drop(8)}"><rect x="-150" y="-40" width="300" height="62" rx="22" fill="${vertical(wood.body, wood.deep)}"/></g>`,
    svg`<g transform="translate(-185 -728)"><rect x="6" y="5" width="370" height="700" rx="62" fill="#0E1512"/><rect width="370" height="700" rx="62" fill="${horizontal('#4A5A51', '#26332C', '#1A231F')}"/><g transform="translate(15 20)">${screen}</g><path d="M60 24 H210 L86 676 H60 Q15 676 15 630 V70 Q15 24 60 24 Z" fill="#FFF" opacity="0.12"/></g>`,
    svg`<rect x="-160" y="-36" width="320" height="40" rx="18" fill="${diagonal(wood.light, wood.body, wood.shade)}"/>`,
  );
}
