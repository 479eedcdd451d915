import concurrently, { type ConcurrentlyCommandInput, type ConcurrentlyOptions } from 'concurrently';

/** Runs commands side by side to their ends, whether they succeed or not; a signal ends them all. */
export function outcomeOf(commands: ConcurrentlyCommandInput[], options: Partial<ConcurrentlyOptions> = {}) {
  const { result } = concurrently(commands, { prefix: '{name} ', padPrefix: true, ...options });
  return result.catch((ended: unknown) => ended as Awaited<typeof result>);
}
