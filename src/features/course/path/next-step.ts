import { outlookOf, type Outlook } from '#domain/course/outlook.ts';
import type { CourseView, StationView } from '#site/api/courses.ts';

export type NextInCourse =
  /** A module that is open: not begun, heard in part, or with questions left. */
  | { step: 'begin' | 'listen' | 'quiz'; station: StationView }
  /** All open modules are done; the next one opens automatically. */
  | { step: 'wait'; station: StationView; opens: string; again: StationView | undefined }
  | { step: 'complete' }
  /** The time is over, or the booking is not valid. */
  | { step: 'over' };

export function nextIn({ state, stations }: CourseView): NextInCourse {
  if (state === 'ended' || state === 'closed') return { step: 'over' };
  if (state === 'complete') return { step: 'complete' };
  const open = stations.find((station) => station.state === 'open');
  if (open) {
    const step = open.isHeard ? 'quiz' : open.heard > 0 || open.answered > 0 ? 'listen' : 'begin';
    return { step, station: open };
  }
  const waiting = stations.find((station) => station.state === 'waiting');
  const again = stations.findLast((station) => station.state === 'done');
  return waiting?.opens === undefined
    ? { step: 'over' }
    : { step: 'wait', station: waiting, opens: waiting.opens, again };
}

/** In whole percent: 100 only if all of it counts as heard. */
export const heardPercent = ({ heard, seconds, isHeard }: StationView): number =>
  isHeard ? 100 : Math.min(99, Math.floor((heard / (seconds * 10)) * 100));

/** Listening and quiz together, from 0 to 100. */
export const shareDone = (station: StationView): number =>
  station.state === 'done'
    ? 100
    : Math.round(heardPercent(station) * 0.8 + (station.answered / (station.questions || 1)) * 20);

/** While the course runs. */
export function outlookIn({ state, forecast, ends, stations }: CourseView): Outlook | undefined {
  const last = stations.at(-1);
  const lastOpens = last?.earliest ?? last?.opens ?? last?.opened;
  if (state !== 'running' || forecast === undefined || lastOpens === undefined) return undefined;
  return outlookOf({ forecast: new Date(forecast), ends: new Date(ends), lastOpens: new Date(lastOpens) });
}

export const doneIn = ({ stations }: CourseView): number =>
  stations.filter(({ state }) => state === 'done').length;
