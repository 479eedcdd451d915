import { blur, diagonal, vertical } from '../paint.ts';
import { brand, shadow } from '../palette.ts';
import { svg } from '../svg.ts';

const heart = 'M0 34 C-52 0 -46 -38 -18 -38 C-6 -38 0 -28 0 -22 C0 -28 6 -38 18 -38 C46 -38 52 0 0 34 Z';

/** An open notebook with a heart on one page and a few lines and a wave on the other. 440 by 300 around the origin. */
export function notebook(): string {
  const page = (side: 1 | -1): string =>
    svg`<path d="M0 -138 H${side * 204} Q${side * 216} -138 ${side * 216} -126 V126 Q${side * 216} 138 ${side * 204} 138 H0 Z" fill="${side === 1 ? diagonal('#F6EBD8', '#FFFDF8', '#FFF8EA') : diagonal('#FFFFFF', '#FFFBF1', '#EFE2CC')}"/>`;
  const rings = [-100, -50, 0, 50, 100].map(
    (y) =>
      svg`<rect x="-14" y="${y - 6}" width="28" height="12" rx="6" fill="${vertical('#D9C3A0', '#A88A5E')}"/>`,
  );
  const lines = [-84, -54, -24].map(
    (y, index) =>
      svg`<rect x="44" y="${y}" width="${[136, 112, 128][index] ?? 120}" height="11" rx="5.5" fill="#DDD0BA"/>`,
  );
  return [
    svg`<rect x="-212" y="-126" width="440" height="292" rx="18" fill="${shadow}" opacity="0.34" filter="${blur(10)}"/>`,
    svg`<rect x="-224" y="-144" width="448" height="298" rx="18" fill="${vertical('#F0A98C', '#D9805E')}"/>`,
    page(-1),
    page(1),
    svg`<g transform="translate(-112 4) scale(1.7)"><path d="${heart}" fill="${diagonal('#F58A6C', brand.tomato)}"/></g>`,
    ...lines,
    svg`<path d="M46 60 C66 26 86 26 104 60 C122 94 142 94 160 60 C168 44 176 38 184 38" fill="none" stroke="${brand.leaf}" stroke-width="9" stroke-linecap="round"/>`,
    ...rings,
  ].join('');
}
