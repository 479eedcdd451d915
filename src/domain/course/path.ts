/**
 * The path through a course: which modules are done, open or locked, and when the next one opens. One module a week,
 * and only after the one before (the certifying body's rule).
 */
import { daysLater } from '../time/calendar.ts';

const daysBetweenModules = 7;

/** When the whole module was heard, and when every question was answered. */
export interface ModuleProgress {
  heard: Date | undefined;
  answered: Date | undefined;
}

const completedAt = ({ heard, answered }: ModuleProgress): Date | undefined =>
  heard && answered && (heard > answered ? heard : answered);

export type Station =
  | { state: 'done'; opened: Date; completed: Date }
  | { state: 'open'; opened: Date; heard: boolean; answered: boolean }
  /** Opens automatically: all modules before it are complete. */
  | { state: 'waiting'; opens: Date }
  /** Opens once the one before is complete, but not before this date. */
  | { state: 'locked'; earliest: Date };

export interface CoursePath {
  stations: readonly Station[];
  /**
   * `complete`: everything is done; modules stay available until the end. `ended`: the time is over, complete or not.
   */
  state: 'running' | 'complete' | 'ended';
  completed: Date | undefined;
  ends: Date;
  /** When everything is complete at the current pace; undefined if it is, or time is over. */
  forecast: Date | undefined;
}

const weekMs = daysBetweenModules * 86_400_000;
const latest = (...instants: readonly Date[]) => new Date(Math.max(...instants.map(Number)));

/** The average time for a module; a week until one is done. */
function paceOf(done: readonly Extract<Station, { state: 'done' }>[]): number {
  const sum = done.reduce((total, { opened, completed }) => total + Math.max(0, +completed - +opened), 0);
  return done.length === 0 ? weekMs : sum / done.length;
}

function forecastOf(stations: readonly Station[], now: Date): Date {
  const pace = paceOf(stations.filter((station) => station.state === 'done'));
  let opens = now;
  let completed = now;
  for (const station of stations) {
    if (station.state === 'done') ({ opened: opens, completed } = station);
    else {
      if (station.state === 'open') opens = station.opened;
      else if (station.state === 'waiting') opens = station.opens;
      else opens = latest(daysLater(opens, daysBetweenModules), completed);
      completed = latest(new Date(+opens + pace), now);
    }
  }
  return completed;
}

/** `modules`: one entry for each module, in order. */
export function coursePath(
  { booked, ends }: { booked: Date; ends: Date },
  modules: readonly ModuleProgress[],
  now: Date,
): CoursePath {
  const stations: Station[] = [];
  let opens = booked;
  for (const progress of modules) {
    const previous = stations.at(-1);
    const isReached = previous === undefined || previous.state === 'done';
    const completed = isReached && opens <= now ? completedAt(progress) : undefined;
    if (!isReached) stations.push({ state: 'locked', earliest: opens });
    else if (opens > now) stations.push({ state: 'waiting', opens });
    else if (completed) stations.push({ state: 'done', opened: opens, completed });
    else {
      const heard = progress.heard !== undefined;
      const answered = progress.answered !== undefined;
      stations.push({ state: 'open', opened: opens, heard, answered });
    }
    opens = latest(daysLater(opens, daysBetweenModules), completed ?? latest(opens, now));
  }
  const done = stations.filter((station) => station.state === 'done');
  const isComplete = done.length === modules.length;
  const running = isComplete ? 'complete' : 'running';
  return {
    stations,
    state: now >= ends ? 'ended' : running,
    completed: isComplete ? latest(...done.map(({ completed }) => completed)) : undefined,
    ends,
    forecast: isComplete || now >= ends ? undefined : forecastOf(stations, now),
  };
}
