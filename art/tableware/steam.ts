import { blur } from '../paint.ts';
import { svg } from '../svg.ts';

/** Three wisps that rise from the origin; `phase` moves them in a film. */
export function steam(width: number, height: number, phase = 0, opacity = 0.5): string {
  const wisp = (index: number): string => {
    const x = (index - 1) * width * 0.36;
    const sway = Math.sin(phase * Math.PI * 2 + index * 1.9) * width * 0.12;
    const tall = height * (index === 1 ? 1 : 0.76);
    return svg`<path d="M${x} 0 C${x + width * 0.24 + sway} ${-tall * 0.3} ${x - width * 0.26} ${-tall * 0.56} ${x + sway} ${-tall}" fill="none" stroke="#FFF" stroke-width="${width * 0.13}" stroke-linecap="round"/>`;
  };
  return svg`<g opacity="${opacity}" filter="${blur(Math.round(width * 0.055))}">${[0, 1, 2].map(wisp)}</g>`;
}
