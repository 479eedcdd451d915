import { emojiDefinition } from './emoji.ts';
import { definitionOf } from './paint.ts';

export interface Picture {
  width: number;
  height: number;
  /** Left out where the page shall shine through. */
  background?: string;
  content: string;
}

const reference = /#((?:[vhdro]|blur|drop|clip|emoji)\.[\w.-]+)/g;

/** The whole picture as one SVG text, with a definition for every paint, shadow and emoji it mentions. */
export function documentOf({ width, height, background, content }: Picture): string {
  const body = (background ? `<rect width="100%" height="100%" fill="${background}"/>` : '') + content;
  const ids = new Set([...body.matchAll(reference)].map(([, id = '']) => id));
  const definitions = [...ids].map((id) =>
    id.startsWith('emoji.') ? emojiDefinition(id) : definitionOf(id),
  );
  const size = `width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions.join('')}</defs>${body}</svg>`;
}
