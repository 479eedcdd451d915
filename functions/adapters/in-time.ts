import { withinTime } from '../within-time.ts';
import type { DataApi } from '../ports/data-api.ts';

/** A data API that answers in bounded time, or is said not to. */
export const inTime = (api: DataApi, milliseconds: number): DataApi => ({
  ask: (call) =>
    withinTime(
      milliseconds,
      api.ask(call),
      () => ({ state: 'failed', code: 'data_api_timeout', tries: 1 }) as const,
    ),
  answers: () => withinTime(milliseconds, api.answers(), () => false),
});
