import { withinTime } from '../within-time.ts';
import type { DataApi } from '../ports/data-api.ts';

/** Makes a data API answer within the request's deadline, or fail. */
export const inTime = (api: DataApi, healthLimitMs: number): DataApi => ({
  ...api,
  ask: (call) =>
    withinTime(
      call.remainingMs(),
      api.ask(call),
      () => ({ state: 'failed', code: 'data_api_timeout', tries: 1 }) as const,
    ),
  answers: () => withinTime(healthLimitMs, api.answers(), () => false),
});
