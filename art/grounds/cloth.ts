import { blur, diagonal } from '../paint.ts';
import { between, times } from '../random.ts';
import type { Random } from '../random.ts';
import { svg } from '../svg.ts';

const weaves = {
  gingham: { ground: '#FFFAF1', stripe: '#C7381F', strength: 0.26 },
  'green-gingham': { ground: '#FFFAF1', stripe: '#1F5E45', strength: 0.24 },
  ticking: { ground: '#F6EFE2', stripe: '#3D6A86', strength: 0.5 },
} as const;

export type WeaveName = keyof typeof weaves;

/** A checked or striped tablecloth with its folds. */
export function weave(name: WeaveName, w: number, top: number, bottom: number, tilt: number): string {
  const { ground, stripe, strength } = weaves[name];
  const wide = 74;
  const across = times(Math.ceil((w * 1.6) / (wide * 2)), (index) => {
    const x = -w * 0.3 + index * wide * 2;
    return name === 'ticking'
      ? svg`<rect x="${x}" y="${top}" width="14" height="${bottom - top}"/><rect x="${x + 28}" y="${top}" width="5" height="${bottom - top}"/>`
      : svg`<rect x="${x}" y="${top}" width="${wide}" height="${bottom - top}"/>`;
  });
  const along =
    name === 'ticking'
      ? []
      : times(Math.ceil((bottom - top) / (wide * 2 * tilt)), (index) => {
          const y = top + index * wide * 2 * tilt;
          return svg`<rect x="${-w * 0.3}" y="${y}" width="${w * 1.6}" height="${wide * tilt}"/>`;
        });
  return [
    svg`<rect x="${-w * 0.3}" y="${top}" width="${w * 1.6}" height="${bottom - top}" fill="${ground}"/>`,
    svg`<g fill="${stripe}" opacity="${strength}">${across}</g><g fill="${stripe}" opacity="${strength}">${along}</g>`,
    svg`<path d="M${w * 0.66} ${top - 40} C${w * 0.6} ${bottom * 0.4} ${w * 0.74} ${bottom * 0.7} ${w * 0.64} ${bottom + 60}" fill="none" stroke="#7A5A3A" stroke-width="46" opacity="0.12" filter="${blur(22)}"/>`,
    svg`<path d="M${w * 0.7} ${top - 40} C${w * 0.64} ${bottom * 0.4} ${w * 0.78} ${bottom * 0.7} ${w * 0.68} ${bottom + 60}" fill="none" stroke="#FFF" stroke-width="40" opacity="0.4" filter="${blur(18)}"/>`,
  ].join('');
}

/** Crumpled baking paper. */
export function parchment(w: number, top: number, bottom: number, random: Random): string {
  const crease = (index: number): string => {
    const [x, y] = [between(random, -0.1, 1.1) * w, between(random, top, bottom)];
    const [dx, dy] = [between(random, -420, 420), between(random, -300, 300)];
    const light = index % 2 === 0;
    return svg`<path d="M${x} ${y} l${dx * 0.5} ${dy * 0.4} l${dx * 0.5} ${dy * 0.6}" stroke="${light ? '#FFF' : '#A87C4C'}" opacity="${light ? 0.7 : 0.2}"/>`;
  };
  return (
    svg`<rect x="${-w * 0.3}" y="${top}" width="${w * 1.6}" height="${bottom - top}" fill="${diagonal('#F3E4CA', '#E9D5B4', '#DCC39C')}"/>` +
    svg`<g fill="none" stroke-width="9" stroke-linejoin="round" filter="${blur(4)}">${times(44, crease)}</g>`
  );
}
