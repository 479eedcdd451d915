import { blur, diagonal } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';

export type StoneName = 'marble' | 'slate' | 'terrazzo' | 'tile' | 'clay-tile';

interface Field {
  w: number;
  top: number;
  bottom: number;
  tilt: number;
  random: Random;
}

const sheet = ({ w, top, bottom }: Field, ...colours: string[]): string =>
  svg`<rect x="${-w * 0.3}" y="${top}" width="${w * 1.6}" height="${bottom - top}" fill="${diagonal(...colours)}"/>`;

const anywhere = ({ w, top, bottom, random }: Field): readonly [number, number] => [
  between(random, -0.25, 1.25) * w,
  between(random, top, bottom),
];

function marble(field: Field): string {
  const { random, tilt, w } = field;
  const vein = (): string => {
    const [x, y] = anywhere(field);
    const bend = (): number => between(random, -90, 90);
    return svg`<path d="M${x} ${y} q${w * 0.1} ${(90 + bend()) * tilt} ${w * 0.2} ${(120 + bend()) * tilt} t${w * 0.16} ${(110 + bend()) * tilt} t${w * 0.2} ${(90 + bend()) * tilt}" stroke-width="${between(random, 2, 9)}" opacity="${between(random, 0.2, 0.5)}"/>`;
  };
  return (
    sheet(field, '#FBF8F3', '#F4EFE8', '#EAE3DA') +
    svg`<g fill="none" stroke="#BFB4A6" stroke-linecap="round" filter="${blur(5)}">${times(9, vein)}</g>` +
    svg`<g fill="none" stroke="#A89B8B" stroke-linecap="round" filter="${blur(1)}" opacity="0.5">${times(6, vein)}</g>`
  );
}

function slate(field: Field): string {
  const { random, tilt } = field;
  const fleck = (): string => {
    const [x, y] = anywhere(field);
    return svg`<ellipse cx="${x}" cy="${y}" rx="${between(random, 30, 190)}" ry="${between(random, 6, 34) * tilt}" fill="${random() < 0.5 ? '#6A726F' : '#363D3B'}" opacity="${between(random, 0.12, 0.3)}"/>`;
  };
  const speck = (): string => {
    const [x, y] = anywhere(field);
    return svg`<circle cx="${x}" cy="${y}" r="${between(random, 0.8, 2.2)}" fill="#AEB8B3" opacity="0.5"/>`;
  };
  return (
    sheet(field, '#5A625F', '#4A514F', '#3A403E') +
    svg`<g filter="${blur(7)}">${times(46, fleck)}</g>` +
    times(160, speck).join('')
  );
}

const chips = ['#1F5E45', '#C7381F', '#E9B04A', '#93B596', '#E2A087', '#7E8B86', '#CDB79E'] as const;

function terrazzo(field: Field): string {
  const { random, tilt } = field;
  const chip = (index: number): string => {
    const [x, y] = anywhere(field);
    const r = between(random, 7, index % 5 === 0 ? 34 : 19);
    const corners = times(6, (corner) => {
      const angle = (corner / 6) * Math.PI * 2 + between(random, -0.3, 0.3);
      const far = r * between(random, 0.6, 1.1);
      return svg`${Math.cos(angle) * far} ${Math.sin(angle) * far * tilt}`;
    });
    return svg`<path d="M${corners.join(' L')} Z" transform="translate(${x} ${y})" fill="${chips[index % chips.length] ?? ''}" opacity="${between(random, 0.3, 0.62)}"/>`;
  };
  return sheet(field, '#FAF5EC', '#F4EDE1', '#EADFCF') + times(330, chip).join('');
}

const glazed = {
  tile: { body: ['#DCE9E3', '#CFE0D8', '#E6F0EA', '#C5D9D0', '#D5E5DD'], joint: '#F8F5EE' },
  'clay-tile': { body: ['#D99A74', '#CF8D66', '#E0A681', '#C98159', '#D79369'], joint: '#F1DFCB' },
} as const;

function tiles(field: Field, name: keyof typeof glazed): string {
  const { w, top, bottom, tilt, random } = field;
  const { body, joint } = glazed[name];
  const side = 262;
  const high = side * tilt;
  const rows = Math.ceil((bottom - top) / high) + 1;
  const columns = Math.ceil((w * 1.6) / side);
  const one = (row: number, column: number): string => {
    const colour = body[Math.floor(random() * body.length)] ?? body[0];
    const [x, y] = [-w * 0.3 + column * side + between(random, -1.5, 1.5), top + row * high];
    const bow = between(random, 0.16, 0.4);
    return (
      svg`<rect x="${x + 5}" y="${y + 5 * tilt}" width="${side - 10}" height="${high - 10 * tilt}" rx="9" fill="${colour}"/>` +
      svg`<path d="M${x + 16} ${y + high * 0.75} V${y + 18 * tilt} H${x + side * 0.8}" fill="none" stroke="#FFF" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" opacity="${bow}" filter="${blur(3)}"/>` +
      svg`<path d="M${x + side - 12} ${y + high * 0.2} V${y + high - 12 * tilt} H${x + side * 0.2}" fill="none" stroke="#5A3A20" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity="0.1" filter="${blur(3)}"/>`
    );
  };
  return (
    sheet(field, joint, joint) +
    times(rows, (row) => times(columns, (column) => one(row, column)).join('')).join('')
  );
}

export function stone(name: StoneName, field: Field): string {
  switch (name) {
    case 'marble':
      return marble(field);
    case 'slate':
      return slate(field);
    case 'terrazzo':
      return terrazzo(field);
    case 'tile':
    case 'clay-tile':
      return tiles(field, name);
  }
}
