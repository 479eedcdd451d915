import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

export const isEmoji = (name: string): boolean => name in set.icons;

/** The emoji as a reference, 100 units wide and centred on the origin. */
export const emoji = (name: string): string => `<use href="#emoji.${name}"/>`;

/** The emoji are lit by a cool, violet light; at our table the light is that of a morning window. */
function warm(hex: string): string {
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    Number.parseInt(full.slice(start, start + 2), 16),
  );
  const violet = Math.max(0, Math.min(red, blue) - green);
  const teal = Math.max(0, Math.min(green, blue) - red);
  const mixed = [red + teal * 0.3, green + violet * 0.42, blue - violet * 0.5 - teal * 0.4];
  return mixed
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

const warmed = (markup: string): string =>
  markup.replace(
    /(fill|stop-color|flood-color|stroke)="#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})"/g,
    (_, attribute: string, hex: string) => `${attribute}="#${warm(hex)}"`,
  );

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
