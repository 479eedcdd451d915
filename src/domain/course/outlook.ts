/** Whether a participant will finish in time. */

/** A smaller margin at the end is mentioned. */
const tightMs = 14 * 86_400_000;

export type Outlook =
  /** In time at the current pace, with or without a margin. */
  | { kind: 'fits' | 'tight'; done: Date }
  /** Too late at the current pace, but possible if each module is taken as it opens. */
  | { kind: 'late'; done: Date }
  /** The last module can no longer open in time. */
  | { kind: 'short' };

interface Way {
  /** When everything is complete at the current pace. */
  forecast: Date;
  ends: Date;
  /** The earliest that the last module can open. */
  lastOpens: Date;
}

export function outlookOf({ forecast, ends, lastOpens }: Way): Outlook {
  if (lastOpens >= ends) return { kind: 'short' };
  if (forecast >= ends) return { kind: 'late', done: lastOpens };
  return { kind: ends.getTime() - forecast.getTime() < tightMs ? 'tight' : 'fits', done: forecast };
}
