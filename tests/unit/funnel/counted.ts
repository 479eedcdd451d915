import type { CountRow } from '#domain/funnel/report.ts';

/** How often a step was counted: in German, without a campaign. */
export const row = (step: string, n: number, more: Partial<CountRow> = {}): CountRow => ({
  step,
  n,
  language: 'de',
  campaign: 'none',
  landing: '',
  ...more,
});
