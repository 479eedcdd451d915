import { vi } from 'vitest';

/**
 * Acts with an eighth of the time that calls to other services have, so that nobody waits for a deadline to pass. Where
 * no call is to succeed, it may be less.
 */
export async function withShortDeadlines<Answer>(act: () => Promise<Answer>, shorter = 8): Promise<Answer> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((milliseconds) => timeout(milliseconds / shorter));
  try {
    return await act();
  } finally {
    spy.mockRestore();
  }
}

/** Acts without the pauses before a retry, which are below a second: longer timers are limits, and stay. */
export async function withoutPauses<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const set = globalThis.setTimeout;
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run, milliseconds = 0) => set(run, milliseconds < 1_000 ? 0 : milliseconds));
  try {
    return await act();
  } finally {
    spy.mockRestore();
  }
}
