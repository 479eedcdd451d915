/** A row of the table `dead_conversions`. */
export interface DeadRow {
  reason: string;
  event_name: string | null;
  event_id: string | null;
  /** In seconds. */
  event_time: number | null;
  attempts: number;
  /** In milliseconds. */
  at: number;
}

/** What to do about each reason. The platform's own errors are numbers. */
const meanings: [pattern: RegExp, meaning: string][] = [
  [/^too_old$/, 'older than seven days when it was due: was the platform or our access down for that long?'],
  [/^time_implausible$/, 'in the future, or without a time: our own error'],
  [/^malformed$/, 'not an event of this Worker: our own error, or another writer on the queue'],
  [/^tries_used_up$/, 'a hundred tries without a result: the consumer itself failed, see the Worker’s log'],
  [
    /^http 4/,
    'the platform refuses it: https://developers.facebook.com/docs/graph-api/guides/error-handling',
  ],
];

const meaningOf = (reason: string) => meanings.find(([pattern]) => pattern.test(reason))?.[1] ?? 'unknown';
/** An invalid time may be the reason itself. */
function instant(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? 'unknown' : `${date.toISOString().slice(0, 19)}Z`;
}
const most = 20;

export function deadReport(rows: readonly DeadRow[]): string {
  if (rows.length === 0) return 'No conversion has been given up in the last seven days.';
  const reasons = [...Map.groupBy(rows, ({ reason }) => reason)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([reason, { length }]) => `${String(length).padStart(6)}  ${reason}\n        ${meaningOf(reason)}`);
  const latest = rows
    .toSorted((one, other) => other.at - one.at)
    .slice(0, most)
    .map(({ at, reason, event_name: name, event_id: id, event_time: time, attempts }) =>
      [
        instant(at),
        name ?? 'no name',
        id ?? 'no id',
        `happened ${instant((time ?? Number.NaN) * 1000)}`,
        `${attempts} ${attempts === 1 ? 'try' : 'tries'}`,
        reason,
      ].join('  '),
    );
  return ['Given up:', ...reasons, '', 'The latest:', ...latest].join('\n');
}
