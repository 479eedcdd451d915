/** How many portions: whole, at least one. They stand in the address as `#p=3`, so that sharing and printing keep them. */
export const fewestServings = 1;
export const mostServings = 99;

export const toServings = (wanted: number): number =>
  Math.min(mostServings, Math.max(fewestServings, Math.round(wanted) || fewestServings));

/** The portions that an address asks for; without any, those that the recipe is written for. */
export function readServings(hash: string, written: number): number {
  const asked = /(?:^#?|&)p=(\d{1,6})(?=&|$)/.exec(hash)?.[1];
  return asked === undefined ? written : toServings(Number(asked));
}

/** The address part for these portions: empty when they are what the recipe is written for. */
export const writeServings = (wanted: number, written: number): string =>
  wanted === written ? '' : `#p=${String(toServings(wanted))}`;
