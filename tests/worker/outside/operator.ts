import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { company } from '#domain/company/company.ts';
import { createMailbox } from './mailbox.ts';
import type { Env } from '../../../functions/env.ts';

export const hour = 3_600_000;
/** When the nightly job runs. */
export const tonight = new Date(`${new Date().toISOString().slice(0, 10)}T02:17:00Z`);
export const nights = (count: number) => new Date(tonight.getTime() + count * 24 * hour);

/** Clears what other tests have left for the jobs to do and to report. */
const clearOutboxes = () =>
  env.DB.batch(
    [
      'UPDATE course_messages SET settled = 1 WHERE settled IS NULL',
      'DELETE FROM findings',
      'DELETE FROM upstreams',
      'DELETE FROM daily_reports',
      'DELETE FROM job_runs',
      'DELETE FROM dead_conversions',
      'DELETE FROM conversion_outbox',
      'DELETE FROM comparisons',
      'UPDATE mails SET sent = 1, due = NULL WHERE sent IS NULL',
      "UPDATE declaration_progress SET due = NULL, state = 'dismissed' WHERE state <> 'carried_out'",
      'UPDATE declaration_results SET closed = 1 WHERE closed IS NULL',
    ].map((statement) => env.DB.prepare(statement)),
  );

export async function nothingToTell() {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  await clearOutboxes();
}

/** Without a payment service, so that nothing of other tests is compared. */
export function site(settings: Partial<Env> = {}) {
  const mailbox = createMailbox({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', ...settings });
  return {
    ...mailbox,
    mails: () => mailbox.sent.filter(({ subject }) => subject.startsWith(`${company.product}:`)),
  };
}

export const personal = /@|Erika|Muster\b|\b\d{1,3}(\.\d{1,3}){3}\b/;
