/** Core Web Vitals, as counted: when the largest part is seen, how fast a press is answered, how much moves about. */
export const metrics = ['LCP', 'INP', 'CLS'] as const;
export type Metric = (typeof metrics)[number];

/** By the limits of https://web.dev/articles/vitals */
export const ratings = ['good', 'fair', 'poor'] as const;
export type Rating = (typeof ratings)[number];

export const isMetric = (value: unknown): value is Metric => metrics.some((metric) => metric === value);
export const isRating = (value: unknown): value is Rating => ratings.some((rating) => rating === value);
