/** Whether a participant will finish in time. */

/** Less room than this at the end is mentioned. */
const tightMs = 14 * 86_400_000;

export type Outlook =
  /** In time at the present pace, with or without room. */
  | { kind: 'fits' | 'tight'; done: Date }
  /** Too late at the present pace, but possible by taking each module as it opens. */
  | { kind: 'late'; done: Date }
  /** The last module cannot open in time any more. */
  | { kind: 'short' };

interface Way {
  /** When all is complete at the present pace. */
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
