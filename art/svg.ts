type Value = string | number | readonly string[];

const text = (value: Value): string => {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return typeof value === 'string' ? value : value.join('');
};

/** Joins markup. Numbers are rounded, so that the same scene always gives the same text. */
export function svg(parts: TemplateStringsArray, ...values: Value[]): string {
  return parts.map((part, index) => part + text(values[index] ?? '')).join('');
}

export interface Placement {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn?: number;
  scale?: number;
  flip?: boolean;
  /** Vertical squash, for things that lie flat on the table. */
  lie?: number;
}

export function at(
  { x, y, turn = 0, scale = 1, flip = false, lie = 1 }: Placement,
  ...content: string[]
): string {
  const mirror = flip ? -scale : scale;
  return svg`<g transform="translate(${x} ${y}) scale(1 ${lie}) rotate(${turn}) scale(${mirror} ${scale})">${content}</g>`;
}

export const fade = (opacity: number, ...content: string[]): string =>
  svg`<g opacity="${opacity}">${content}</g>`;
