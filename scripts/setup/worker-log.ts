import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/**
 * Log reader: finds warnings and errors of the Worker in what its local runtime prints, and says each in one line. What
 * is normal (requests, the runtime's own notes) is left out, and what comes again and again is said once a minute.
 */
const logLine = z.looseObject({ level: z.enum(['info', 'warn', 'error']), event: z.string() });
type LogLine = z.infer<typeof logLine>;

/** What the runtime says on every machine without a network, or of its own wishes. */
const normal = [
  /Request\.cf/,
  /Scheduled Workers are not automatically triggered/,
  /update available/,
  /getaddrinfo (ENOTFOUND|EAI_AGAIN) workers\.cloudflare\.com/,
  /Sourcemap for .* points to missing source files/,
];
const headline = /^(?:✘ \[ERROR\]|▲ \[WARNING\]|\[wrangler:(?:error|warn)\])\s*/;
const againMs = 60_000;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /\s/.test(text) ? `"${text}"` : text;
}

/** `name: message, at functions/app.ts:12`: the rest stands in the log of a deployed site. */
function errorText(error: unknown): string {
  const read = z
    .object({ name: z.string(), message: z.string(), frames: z.array(z.string()), cause: z.unknown() })
    .partial()
    .safeParse(error);
  if (!read.success) return '';
  const { name = 'Error', message = '', frames = [], cause } = read.data;
  const below = cause === undefined ? '' : `, because of ${errorText(cause)}`;
  return `${name}: ${message}${frames[0] === undefined ? '' : ` (${frames[0]})`}${below}`;
}

function lineText({ level, event, error, ...fields }: LogLine): string {
  const known = Object.entries(fields)
    .filter(([name]) => name !== 'requestId')
    .map(([name, value]) => `${name}=${shown(value)}`);
  const what = error === undefined ? [] : [errorText(error)];
  return [level === 'warn' ? 'warning' : level, event, ...known, ...what].join('  ');
}

function readJson(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return logLine.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** One for each stream: a line may come in pieces. */
export function createWorkerLog(say: (line: string) => void, now: () => number) {
  let rest = '';
  /** A message of the runtime goes on in indented lines. */
  let isWithin = false;
  const last = new Map<string, { at: number; times: number }>();

  function sayOnce(line: string): void {
    const at = now();
    const before = last.get(line);
    if (before && at - before.at < againMs) {
      before.times += 1;
      return;
    }
    const times = before?.times ?? 0;
    last.set(line, { at, times: 0 });
    say(`Worker  ${line}${times > 0 ? `  (and ${times} times meanwhile)` : ''}`);
  }

  function read(line: string): void {
    const text = line.replace(headline, '').trim();
    const entry = readJson(text);
    if (entry) {
      isWithin = false;
      if (entry.level !== 'info') sayOnce(lineText(entry));
      return;
    }
    if (headline.test(line)) {
      isWithin = text !== '' && !normal.some((pattern) => pattern.test(text));
      if (isWithin) sayOnce(`${/ERROR|error/.test(line.slice(0, 16)) ? 'error' : 'warning'}  ${text}`);
      return;
    }
    if (isWithin && /^\s+\S/.test(line)) say(`        ${line.trim()}`);
    else isWithin = false;
  }

  return (chunk: string): void => {
    const lines = (rest + stripVTControlCharacters(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) read(line);
  };
}
