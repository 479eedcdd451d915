import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const themes = ['light', 'dark'] as const;

function colour(name: string, theme: (typeof themes)[number]): number[] {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(tokens);
  const hex = (value?.[3] ?? value?.[theme === 'light' ? 1 : 2] ?? '').slice(1);
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  if (!/^[0-9a-f]{6}$/i.test(full)) throw new Error(`--${name} is no plain colour in ${theme}: ${hex}`);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

/** WCAG 2.2, relative luminance. */
function luminance(channels: number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string, theme: (typeof themes)[number]): number {
  const [light = 0, dark = 0] = [a, b].map((name) => luminance(colour(name, theme))).sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Where axe cannot judge: on gradients between two of these, and for colours of pressed or hovered elements. */
const grounds = ['paper', 'raised', 'sage', 'blush'];
const pairs = [
  ...grounds.flatMap((ground) => ['ink', 'ink-soft', 'leaf'].map((text) => [text, ground] as const)),
  ...grounds.map((ground) => ['tomato-deep', ground] as const),
  ['on-leaf', 'leaf'],
  ['on-tomato', 'tomato'],
  ['on-tomato', 'tomato-deep'],
  ['on-butter', 'butter'],
  ['paper', 'ink'],
] as const;

it.each(pairs.flatMap(([text, ground]) => themes.map((theme) => [text, ground, theme] as const)))(
  '%s on %s reads well in the %s theme',
  (text, ground, theme) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  },
);
