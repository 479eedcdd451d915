import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { warmed } from './warmth.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

export const isEmoji = (name: string): boolean => name in set.icons;

/** The emoji as a reference, 100 units wide and centred on the origin. */
export const emoji = (name: string): string => `<use href="#emoji.${name}"/>`;

/** Every emoji brings ids of its own; prefixed with its name they stay apart in one document. */
export function emojiDefinition(id: string): string {
  const name = id.slice('emoji.'.length);
  const icon = set.icons[name];
  if (!icon) throw new Error(`There is no emoji "${name}".`);
  const body = warmed(icon.body)
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
  return `<g id="${id}" transform="scale(3.125) translate(-16 -16)">${body}</g>`;
}
