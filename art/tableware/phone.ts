import { blur } from '../paint.ts';
import { shadow } from '../palette.ts';
import { at, svg } from '../svg.ts';

/** A phone with a screen of 390 by 844. */
export const phoneSize = { width: 418, height: 872 } as const;

/** A phone that stands upright, its foot at the origin. `picture` is the address of its drawn screen, frame and all. */
export function phone(scale: number, picture: string): string {
  const { width, height } = phoneSize;
  return at(
    { x: 0, y: 0, scale },
    svg`<ellipse cx="26" cy="-4" rx="${width * 0.5}" ry="26" fill="${shadow}" opacity="0.36" filter="${blur(16)}"/>`,
    svg`<rect x="${-width / 2 + 6}" y="${-height + 6}" width="${width}" height="${height}" rx="64" fill="#0B100D" opacity="0.9"/>`,
    svg`<image href="${picture}" x="${-width / 2}" y="${-height}" width="${width}" height="${height}"/>`,
  );
}
