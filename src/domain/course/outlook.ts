/** What a participant may expect of the time that she has for a course: kindly, and never more than is true. */

/** So little room at the end is worth a word. */
const tightMs = 14 * 86_400_000;

export type Outlook =
  /** At the present pace all is done in time, with room or with little of it. */
  | { kind: 'fits' | 'tight'; done: Date }
  /** At the present pace it is not, but with a module as soon as each opens. */
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
