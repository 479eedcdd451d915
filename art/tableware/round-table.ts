import { diagonal, halo, horizontal } from '../paint.ts';
import { svg } from '../svg.ts';

interface Top {
  face: readonly [string, string, string];
  edge: readonly [string, string, string];
}

const tops = {
  oak: { face: ['#FBE8C9', '#F3D6A8', '#E6BE88'], edge: ['#E0B681', '#CB9A60', '#A87642'] },
  sage: { face: ['#E9F3E6', '#D3E4D0', '#B9D2B8'], edge: ['#B4CFB2', '#97B999', '#7A9E80'] },
  blush: { face: ['#FFEEE4', '#FADACA', '#F0BFA8'], edge: ['#F0C2AC', '#DFA087', '#C58068'] },
  butter: { face: ['#FFF3D0', '#FFE3A0', '#F8CB68'], edge: ['#F5CE74', '#E3AF48', '#C48E2C'] },
  sky: { face: ['#EEF6F6', '#D6E7E8', '#B9D3D6'], edge: ['#B8D2D5', '#97B9BE', '#769CA3'] },
} as const satisfies Record<string, Top>;

export type TableName = keyof typeof tops;

/** A round table around the origin. It throws no shadow: on the page a soft edge would weigh more than a whole plate. */
export function roundTable(rx: number, ry: number, edge = 42, name: TableName = 'oak'): string {
  const { face, edge: side } = tops[name];
  return [
    svg`<path d="M${-rx} 0 V${edge} A${rx} ${ry} 0 0 0 ${rx} ${edge} V0 Z" fill="${horizontal(side[0], side[0], side[1], side[2])}"/>`,
    svg`<ellipse rx="${rx}" ry="${ry}" fill="${diagonal(...face)}"/>`,
    svg`<ellipse cx="${-rx * 0.3}" cy="${-ry * 0.35}" rx="${rx * 0.6}" ry="${ry * 0.5}" fill="${halo('#FFFFFF80', '#FFFFFF00')}"/>`,
  ].join('');
}
