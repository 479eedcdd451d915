/** Cron jobs by name. Their times stand in `wrangler.toml` as well: a test compares. */
export const jobs = {
  nightly: '17 2 * * *',
  'catch-up': '*/10 * * * *',
} as const;

export type JobName = keyof typeof jobs;
