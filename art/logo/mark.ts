interface MarkColours {
  near: string;
  far: string;
  fruit: string;
}

const left = 'M16 29.4 C5.6 27.8 -.2 17.6 2.8 4.6 C12.6 7.6 17.2 17.4 16 29.4 Z';
const right = 'M16 29.4 C26.4 27.8 32.2 17.6 29.2 4.6 C19.4 7.6 14.8 17.4 16 29.4 Z';

/** Two leaves that grow into a V and a heart, and a tomato between them; in a box of 32. */
export const mark = ({ near, far, fruit }: MarkColours): string =>
  `<path fill="${far}" d="${right}"/><path fill="${near}" d="${left}"/><circle fill="${fruit}" cx="16" cy="6.4" r="4.4"/>`;

const box = (content: string, size = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 32 32">${content}</svg>\n`;

export const inlineMark = box(
  '<g fill="currentColor">' +
    `<path opacity=".72" d="${right}"/><path d="${left}"/></g>` +
    '<circle fill="var(--logo-fruit, #c7381f)" cx="16" cy="6.4" r="4.4"/>',
);

const style =
  '<style>.n{fill:#1f5e45}.f{fill:#4a9470}.t{fill:#c7381f}' +
  '@media (prefers-color-scheme:dark){.n{fill:#a9dcbf}.f{fill:#63b389}.t{fill:#ff7a5c}}</style>';

export const favicon = box(
  `${style}<path class="f" d="${right}"/><path class="n" d="${left}"/><circle class="t" cx="16" cy="6.4" r="4.4"/>`,
);

const onGreen: MarkColours = { near: '#FFFAF3', far: '#B9DCC4', fruit: '#FF7355' };

/** The mark on a green ground; `part` is how much of the side it takes. */
export function tile(size: number, part: number, round: number): string {
  const scale = part;
  const offset = (32 * (1 - part)) / 2;
  const ground = `<rect width="32" height="32" rx="${String(round)}" fill="#1F5E45"/>`;
  const inner = `<g transform="translate(${String(offset)} ${String(offset)}) scale(${String(scale)})">${mark(onGreen)}</g>`;
  return box(ground + inner, ` width="${String(size)}" height="${String(size)}"`);
}

export const onPaper: MarkColours = { near: '#1F5E45', far: '#4A9470', fruit: '#C7381F' };
