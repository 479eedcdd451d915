/** Smaller numbers are hidden: they might identify a visitor. */
export const leastShown = 5;

export type Shown = number | 'under 5';

export const shown = (n: number): Shown => (n < leastShown ? `under ${leastShown}` : n);
