import { ball, blur } from '../paint.ts';
import { svg } from '../svg.ts';

export const disc = (r: number, fill: string, x = 0, y = 0, ry = r): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => svg`<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** The window's reflection. */
export const gleam = (x: number, y: number, rx: number, ry: number, turn = -30, opacity = 0.7): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#FFF" opacity="${opacity}" filter="${blur(2)}"/>`;

export const sphere = (r: number, light: string, body: string, dark: string, x = 0, y = 0): string =>
  disc(r, ball(light, body, dark), x, y) + gleam(x - r * 0.34, y - r * 0.42, r * 0.24, r * 0.14);

/** A round slice with some thickness: rind, flesh, and what is drawn on it. */
export const slice = (r: number, rind: string, edge: string, flesh: string, ...marks: string[]): string =>
  disc(r, edge, 0, 6) + disc(r, rind) + disc(r * 0.88, flesh) + marks.join('');

/** The same mark several times round the middle. */
export const spokes = (count: number, mark: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) => svg`<g transform="rotate(${from + (index * 360) / count})">${mark}</g>`,
  ).join('');
