import type { CallErrorCode } from '#domain/error-codes.ts';
import type { HealthConsent } from '#domain/health-consent.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { HealthConsentClient } from '#site/clients/health-consent.ts';
import type { MembersClient } from '#site/clients/members/members.ts';

export type Kept = { state: 'kept' } | { state: 'failed'; code: CallErrorCode };

export interface KeepDeps {
  members: Pick<MembersClient, 'onboardUser'>;
  consents: Pick<HealthConsentClient, 'give'>;
  /** Asks for a new token. */
  renew: () => Promise<unknown>;
  wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
}

const mostTries = 3;
const pauseMs = 400;

/** What may be gone in a moment. Both writes may happen twice. */
const passing: ReadonlySet<CallErrorCode> = new Set([
  'data_api_unavailable',
  'data_api_invalid',
  'identity_unavailable',
  'internal',
  'request_timeout',
  'token_refused',
]);

/** First the consent, then what it allows; at most three times, each pause longer and never quite the same. */
export async function keepAnswers(
  userId: string,
  consent: HealthConsent,
  answers: OnboardingAnswers,
  { members, consents, renew, wait, random }: KeepDeps,
): Promise<Kept> {
  for (let tries = 1; ; tries += 1) {
    const told = await consents.give(consent);
    const answer = told.state === 'ok' ? await members.onboardUser(userId, answers) : told;
    if (answer.state === 'ok') return { state: 'kept' };
    const { code } = answer;
    if (tries === mostTries || !passing.has(code)) return { state: 'failed', code };
    if (code === 'token_refused') await renew();
    await wait(pauseMs * 2 ** (tries - 1) * (0.5 + random()));
  }
}
