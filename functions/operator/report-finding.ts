import { sectionOf } from './finding-kinds.ts';
import { findingMail } from './report-text.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../ports/mail.ts';
import type { Finding, Findings } from './findings.ts';

interface ReportDeps {
  findings: Pick<Findings, 'keep'>;
  mail: Mail;
  to: string;
  environment: string;
  now: () => Date;
  log: Log;
}

/**
 * Keeps a finding for the daily mail, and mails the first of its kind in a day at once: a mail a kind and day, whatever
 * a stranger provokes. Never throws; while the database fails, the log line is all there is.
 */
export const createReport =
  ({ findings, mail, to, environment, now, log }: ReportDeps) =>
  async (finding: Finding, at = now()): Promise<void> => {
    try {
      const isFirst = await findings.keep(finding, at);
      if (!isFirst || sectionOf(finding.kind) === 'deliveries') return;
    } catch (error) {
      log.error('finding_not_kept', { dependency: 'database', error });
      return;
    }
    const sent = await mail.send(findingMail(finding, { to, environment, now: at }));
    if (sent.state !== 'sent') log.error('finding_not_mailed', { dependency: 'mail', reason: sent.reason });
  };
