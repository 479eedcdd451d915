/** Cron jobs by name; a test compares the times with `wrangler.toml`. */
export const jobs = {
  nightly: '17 2 * * *',
  'catch-up': '*/10 * * * *',
} as const;

export type JobName = keyof typeof jobs;
