import type { CallErrorCode } from '#domain/error-codes.ts';

export interface Patience {
  /** Asks for a new token. */
  renew: () => Promise<unknown>;
  wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
}

export type Tried<Done> = Done | { state: 'failed'; code: CallErrorCode };

const mostTries = 3;
const pauseMs = 300;

/** What may be gone in a moment. Patience that was asked for, and a time limit that ran out, are not. */
const passing: readonly CallErrorCode[] = [
  'data_api_unavailable',
  'data_api_invalid',
  'identity_unavailable',
  'internal',
  'request_timeout',
  'token_refused',
];

/**
 * Tries at most three times, each pause longer than the last and never quite the same. `more` names failures that
 * are worth another try here and not everywhere. Whatever is tried may happen twice.
 */
export async function fewTries<Done extends { state: string }>(
  attempt: () => Promise<Tried<Done>>,
  { renew, wait, random }: Patience,
  more: readonly CallErrorCode[] = [],
): Promise<Tried<Done>> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await attempt();
    if (!('code' in outcome)) return outcome;
    const { code } = outcome;
    if (tries === mostTries || ![...passing, ...more].includes(code)) return outcome;
    if (code === 'token_refused') await renew();
    await wait(pauseMs * 2 ** (tries - 1) * (0.5 + random()));
  }
}
