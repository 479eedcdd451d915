/**
 * The time limit of a request, for everything that it waits for together: whoever calls out asks how much is left,
 * instead of each call having seconds of its own.
 */
export interface Deadline {
  /** Zero when the time is up. */
  remainingMs: () => number;
}

/** Made when a request begins. */
export function deadlineIn(milliseconds: number, now: () => number = Date.now): Deadline {
  const ends = now() + milliseconds;
  return { remainingMs: () => Math.max(0, ends - now()) };
}

/** For jobs that nobody waits for: each call has its own time. */
export const deadlineForEachCall = (milliseconds: number): Deadline => ({ remainingMs: () => milliseconds });
