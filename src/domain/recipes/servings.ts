/** Portions are whole, and in the URL as `#p=3`, so that sharing and printing keep them. */
export const fewestServings = 1;
export const mostServings = 99;

export const toServings = (wanted: number): number =>
  Math.min(mostServings, Math.max(fewestServings, Math.round(wanted) || fewestServings));

/** The portions in the URL, otherwise those of the recipe. */
export function readServings(hash: string, written: number): number {
  const asked = /(?:^#?|&)p=(\d{1,6})(?=&|$)/.exec(hash)?.[1];
  return asked === undefined ? written : toServings(Number(asked));
}

/** Empty for the portions of the recipe. */
export const writeServings = (wanted: number, written: number): string =>
  wanted === written ? '' : `#p=${String(toServings(wanted))}`;
