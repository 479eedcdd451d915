import { vi } from 'vitest';

/**
 * Runs an action with deadlines for outside calls cut to an eighth, so that tests do not wait for them; shorter still if
 * no call has to succeed.
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

/** Runs an action without the pauses before retries (below a second). Longer timers are deadlines, and stay. */
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
