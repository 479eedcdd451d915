/** Smaller numbers are hidden: they might identify a visitor. */
export const leastShown = 5;
