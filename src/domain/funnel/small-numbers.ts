/** What fewer have done is not shown: it might be about one of them. */
export const leastShown = 5;

/** A sum as it may be shown. */
export type Shown = number | 'under 5';

export const shown = (n: number): Shown => (n < leastShown ? `under ${leastShown}` : n);
