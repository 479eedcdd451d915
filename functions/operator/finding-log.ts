import type { Log, LogFields } from '../log.ts';
import { sectionOf, type FindingKind } from './finding-kinds.ts';
import type { Finding } from './findings.ts';

interface FindingLogOptions {
  report: (finding: Finding) => void;
  source: () => string;
  requestId?: string;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);

/** What the operator needs to look it up, as far as it is known. */
function subjectOf({ about, setting, operation, dependency, error, reason }: LogFields): string {
  const subject = about ?? setting ?? operation ?? dependency ?? nameOf(error);
  return [subject, reason].filter((part) => part !== undefined).join(', ');
}

/** A log whose errors are findings, so that none goes unheard. */
export function withFindings(log: Log, { report, source, requestId }: FindingLogOptions): Log {
  return {
    ...log,
    error(event: FindingKind, fields: LogFields = {}) {
      log.error(event, fields);
      if (sectionOf(event) === 'elsewhere') return;
      const of = fields.requestId ?? requestId;
      report({ kind: event, source: source(), about: subjectOf(fields), requestId: of });
    },
  };
}
