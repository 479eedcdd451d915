import type { CallErrorCode } from '#domain/errors/error-codes.ts';
import { renewToken } from './member-call.ts';
import { wait } from './wait.ts';

export type Retried<Done, Code extends CallErrorCode> = Done | { state: 'failed'; code: Code };

const mostTries = 3;
const pauseMs = 300;

/** Failures that may pass soon. Rate limits and time limits do not. */
const passing: readonly CallErrorCode[] = [
  'data_api_unavailable',
  'data_api_invalid',
  'identity_unavailable',
  'internal',
  'overtaken',
  'request_timeout',
  'token_refused',
];

/**
 * Retries with exponential backoff and jitter, at most three tries. `more` adds failures worth a retry for this call.
 * The call must be idempotent.
 */
export async function retry<Done extends { state: string }, Code extends CallErrorCode>(
  attempt: () => Promise<Retried<Done, Code>>,
  more: readonly CallErrorCode[] = [],
): Promise<Retried<Done, Code>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await attempt();
    if (!('code' in answer)) return answer;
    const { code } = answer;
    if (tries === mostTries || ![...passing, ...more].includes(code)) return answer;
    if (code === 'token_refused') await renewToken().catch(() => undefined);
    await wait(pauseMs * 2 ** (tries - 1) * (0.5 + Math.random()));
  }
}
