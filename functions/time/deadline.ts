/** One time limit shared by everything that a request waits for, instead of a few seconds per call. */
export interface Deadline {
  /** Zero when the time is up. */
  remainingMs: () => number;
}

export function deadlineIn(milliseconds: number, now: () => number = Date.now): Deadline {
  const ends = now() + milliseconds;
  return { remainingMs: () => Math.max(0, ends - now()) };
}

/** For jobs: nobody waits, so each call has its own limit. */
export const deadlineForEachCall = (milliseconds: number): Deadline => ({ remainingMs: () => milliseconds });
