/**
 * A paint is named by what it is made of (`v.FFFFFF.EADFD0`), and the document writes its definition
 * when it meets the name. So shapes stay plain text and need no shared list of gradients.
 */
type Direction = 'v' | 'h' | 'd' | 'r' | 'o';

const named = (direction: Direction, colours: readonly string[]): string =>
  `url(#${direction}.${colours.map((colour) => colour.replace('#', '')).join('.')})`;

export const vertical = (...colours: string[]): string => named('v', colours);
export const horizontal = (...colours: string[]): string => named('h', colours);
export const diagonal = (...colours: string[]): string => named('d', colours);
/** Lit from the upper left, like a ball under a window. */
export const ball = (...colours: string[]): string => named('r', colours);
/** From the middle outwards. */
export const halo = (...colours: string[]): string => named('o', colours);
export const blur = (radius: number): string => `url(#blur.${String(radius)})`;
/** A soft shadow that the thing throws on whatever lies below it. */
export const drop = (radius: number): string => `url(#drop.${String(radius)})`;

/** Cuts off what lies outside a path. */
export const inside = (path: string): string => `url(#clip.${path.trim().replaceAll(' ', '_')})`;

const vectors: Record<Direction, string> = {
  v: 'x1="0" y1="0" x2="0" y2="1"',
  h: 'x1="0" y1="0" x2="1" y2="0"',
  d: 'x1="0.1" y1="0" x2="0.9" y2="1"',
  r: 'cx="0.36" cy="0.28" r="0.82"',
  o: 'cx="0.5" cy="0.5" r="0.5"',
};

function stop(colour: string, index: number, all: readonly string[]): string {
  const offset = all.length < 2 ? 0 : Math.round((index / (all.length - 1)) * 100);
  return `<stop offset="${String(offset)}%" stop-color="#${colour}"/>`;
}

function filter(id: string, kind: string, radius: number): string {
  const body =
    kind === 'blur'
      ? `<feGaussianBlur stdDeviation="${String(radius)}"/>`
      : `<feDropShadow dx="${String(radius * 0.4)}" dy="${String(radius * 0.7)}" stdDeviation="${String(radius)}" flood-color="#4A2A12" flood-opacity="0.42"/>`;
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB">${body}</filter>`;
}

const isDirection = (kind: string): kind is Direction => kind in vectors;

/** The definition that a paint's name stands for. */
export function definitionOf(id: string): string {
  const [kind = '', ...rest] = id.split('.');
  if (kind === 'clip')
    return `<clipPath id="${id}"><path d="${rest.join('.').replaceAll('_', ' ')}"/></clipPath>`;
  if (!isDirection(kind)) return filter(id, kind, Number(rest.join('.')));
  const tag = kind === 'r' || kind === 'o' ? 'radialGradient' : 'linearGradient';
  return `<${tag} id="${id}" ${vectors[kind]}>${rest.map(stop).join('')}</${tag}>`;
}
