import { blur } from '../paint.ts';
import { shadow } from '../palette.ts';
import { svg } from '../svg.ts';

/** The light comes from the upper left: a wide soft shadow to the lower right and a tight one where things touch. */
export function shade(rx: number, ry: number, height = 0.1): string {
  const wide = Math.round(rx * 0.07) + 4;
  return (
    svg`<ellipse cx="${rx * 0.06}" cy="${ry * height * 1.6}" rx="${rx * 1.02}" ry="${ry * 1.02}" fill="${shadow}" opacity="0.26" filter="${blur(wide)}"/>` +
    svg`<ellipse cx="${rx * 0.015}" cy="${ry * height}" rx="${rx * 0.97}" ry="${ry * 0.97}" fill="${shadow}" opacity="0.3" filter="${blur(6)}"/>`
  );
}

/** The small dark pool under something that stands. */
export const footShade = (rx: number, ry: number, opacity = 0.3): string =>
  svg`<ellipse cx="${rx * 0.14}" cy="0" rx="${rx * 1.08}" ry="${ry}" fill="${shadow}" opacity="${opacity}" filter="${blur(Math.max(4, Math.round(ry * 0.4)))}"/>`;
