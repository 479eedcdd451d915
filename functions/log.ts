import type { FindingKind } from './operator/finding-kinds.ts';

/**
 * Structured logging, one JSON line per event. There is no field for a token, an address, a body or a query, and the
 * messages of other people's errors are stripped of what may be personal data.
 */
export interface LogFields {
  requestId?: string;
  method?: string;
  /** The pattern that matched, never the path itself. */
  route?: string;
  status?: number;
  milliseconds?: number;
  code?: string;
  operation?: string;
  dependency?: string;
  setting?: string;
  reason?: string;
  /** An order's or event's id, for the operator's finding. Never written into the log. */
  about?: string;
  tries?: number;
  count?: number;
  error?: unknown;
}

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** The operator hears of it: finding-kinds.ts says where. */
  error(event: FindingKind, fields?: LogFields): void;
}

const data = [
  /** The query builder's own message repeats the statement's values. */
  /^Failed query:.*/s,
  /\S+@\S+/g,
  /\beyJ[\w-]+(\.[\w-]*)*/g,
  /\bBearer\s+\S+/gi,
  /https?:\/\/\S+/g,
  /\?\S+/g,
  /"[^"]*"|'[^']*'|`[^`]*`/g,
  /\b[\w-]{24,}\b/g,
  /\d{5,}/g,
];
const longestMessage = 200;

const withoutData = (message: string) =>
  data.reduce((text, pattern) => text.replace(pattern, '…'), message).slice(0, longestMessage);

interface DescribedError {
  name: string;
  message: string;
  frames: string[];
  cause?: DescribedError;
}

function describe(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: '', frames: [] };
  const afterMessage = (error.stack ?? '').split(error.message).at(-1) ?? '';
  const frames = afterMessage.split('\n').filter((line) => /^\s+at .*:\d+\)?$/.test(line));
  const described = {
    name: withoutData(error.name),
    message: withoutData(error.message),
    frames: frames.slice(0, 6).map((frame) => frame.trim().replace(/\?\S*(?=:\d)/, '')),
  };
  return error.cause === undefined || depth > 2
    ? described
    : { ...described, cause: describe(error.cause, depth + 1) };
}

export function createLog(bound: LogFields = {}): Log {
  const write =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) => {
      const { error, ...rest } = { ...bound, ...fields, about: undefined };
      const described = error === undefined ? {} : { error: describe(error) };
      console[level](JSON.stringify({ level, event, ...rest, ...described }));
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
