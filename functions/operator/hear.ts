import type { Log, LogFields } from '../log.ts';
import { sectionOf, type FindingKind } from './finding-kinds.ts';
import type { Finding } from './findings.ts';

export interface Hearing {
  log: Log;
  /** For ids, which are not logged. */
  found: (kind: FindingKind, about?: string) => void;
}

interface HearOptions {
  report: (finding: Finding) => void;
  place: () => string;
  requestId?: string;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : undefined);

/** A log whose errors are findings, so that none goes unheard. */
export function hear(log: Log, { report, place, requestId }: HearOptions): Hearing {
  const add = (kind: FindingKind, about?: string, of = requestId) => {
    if (sectionOf(kind) !== 'elsewhere') report({ kind, place: place(), about, requestId: of });
  };
  return {
    log: {
      ...log,
      error: (event, fields: LogFields = {}) => {
        log.error(event, fields);
        const { setting, operation, dependency, error } = fields;
        add(event, setting ?? operation ?? dependency ?? nameOf(error), fields.requestId);
      },
    },
    found: add,
  };
}
