import concurrently, { type ConcurrentlyCommandInput, type ConcurrentlyOptions } from 'concurrently';

/** Runs commands in parallel until all have ended, even if one fails; a signal stops them all. */
export function outcomeOf(commands: ConcurrentlyCommandInput[], options: Partial<ConcurrentlyOptions> = {}) {
  const { result } = concurrently(commands, { prefix: '{name} ', padPrefix: true, ...options });
  return result.catch((ended: unknown) => ended as Awaited<typeof result>);
}
