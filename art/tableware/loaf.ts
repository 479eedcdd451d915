import { blur, diagonal, vertical } from '../paint.ts';
import { svg } from '../svg.ts';

/** A round country loaf, 200 units wide around the origin. */
export const loaf = (): string =>
  svg`<ellipse cx="12" cy="58" rx="100" ry="24" fill="#4A2A12" opacity="0.45" filter="${blur(8)}"/>` +
  svg`<path d="M-100 20 C-104 -44 -54 -78 0 -78 C54 -78 104 -44 100 20 C98 56 56 68 0 68 C-56 68 -98 56 -100 20 Z" fill="${vertical('#E3A55E', '#C47E3A', '#8E5220')}"/>` +
  svg`<path d="M-88 6 C-86 -42 -46 -66 0 -66 C30 -66 52 -58 66 -44 C20 -46 -50 -36 -88 6 Z" fill="#F6CE92" opacity="0.55" filter="${blur(5)}"/>` +
  [-46, 0, 46]
    .map(
      (x) =>
        svg`<path d="M${x - 24} 14 C${x - 18} -20 ${x - 4} -42 ${x + 18} -54 C${x + 16} -26 ${x + 6} 0 ${x - 24} 14 Z" fill="${diagonal('#FFF1D2', '#F1CD90')}"/>`,
    )
    .join('');
