import { blur, diagonal, vertical } from '../paint.ts';
import { shadow, wood } from '../palette.ts';
import { svg } from '../svg.ts';
import { tilt } from './vessel.ts';
import type { Vessel } from './vessel.ts';

/** A wooden board with a handle to the right. */
export function board(rx: number, seen = tilt): Vessel {
  const ry = rx * seen * 0.86;
  const round = ry * 0.3;
  const x = -rx;
  const y = -ry;
  const shape = svg`M${x + round} ${y} H${rx - round} Q${rx} ${y} ${rx} ${y + round} V${-ry * 0.26} C${rx * 1.06} ${-ry * 0.22} ${rx * 1.1} ${-ry * 0.2} ${rx * 1.2} ${-ry * 0.2} H${rx * 1.3} A${ry * 0.2} ${ry * 0.2} 0 0 1 ${rx * 1.3} ${ry * 0.2} H${rx * 1.2} C${rx * 1.1} ${ry * 0.2} ${rx * 1.06} ${ry * 0.22} ${rx} ${ry * 0.26} V${ry - round} Q${rx} ${ry} ${rx - round} ${ry} H${x + round} Q${x} ${ry} ${x} ${ry - round} V${y + round} Q${x} ${y} ${x + round} ${y} Z`;
  const grain = [-0.62, -0.25, 0.12, 0.5, 0.76].map((line, index) => {
    const bend = index % 2 === 0 ? 0.06 : -0.05;
    return svg`<path d="M${-rx * 0.95} ${ry * line} C${-rx * 0.4} ${ry * (line + bend)} ${rx * 0.3} ${ry * (line - bend)} ${rx * 0.96} ${ry * (line + bend * 0.4)}" fill="none" stroke="${wood.shade}" stroke-width="${rx * 0.012}" opacity="0.5"/>`;
  });
  const thick = rx * 0.06;
  const behind = [
    svg`<path d="${shape}" transform="translate(${rx * 0.05} ${thick * 2})" fill="${shadow}" opacity="0.28" filter="${blur(Math.round(rx * 0.06))}"/>`,
    svg`<path d="${shape}" transform="translate(0 ${thick})" fill="${vertical(wood.shade, wood.deep)}"/>`,
    svg`<path d="${shape}" fill="${diagonal(wood.light, wood.body, wood.shade)}"/>`,
    ...grain,
    svg`<ellipse cx="${rx * 1.28}" cy="0" rx="${ry * 0.085}" ry="${ry * 0.07}" fill="${wood.deep}"/>`,
    svg`<path d="M${x + round} ${y + 3} H${rx - round}" stroke="#FFF" stroke-width="5" stroke-linecap="round" opacity="0.45"/>`,
  ];
  return { behind: behind.join(''), area: { cx: 0, cy: 0, rx: rx * 0.86, ry: ry * 0.82 }, front: '' };
}
