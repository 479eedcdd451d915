import type { HealthConsent } from '#domain/health-consent.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import type { HealthConsentClient } from '#site/clients/health-consent.ts';
import type { MembersClient } from '#site/clients/members/members.ts';
import { fewTries, type Patience, type Tried } from '../few-tries.ts';

export type Kept = Tried<{ state: 'kept' }>;

export interface KeepDeps extends Patience {
  members: Pick<MembersClient, 'onboardUser'>;
  consents: Pick<HealthConsentClient, 'give'>;
}

/** First the consent, then what it allows. Both writes may happen twice. */
export const keepAnswers = (
  userId: string,
  consent: HealthConsent,
  answers: OnboardingAnswers,
  { members, consents, ...patience }: KeepDeps,
): Promise<Kept> =>
  fewTries<{ state: 'kept' }>(async () => {
    const told = await consents.give(consent);
    const answer = told.state === 'ok' ? await members.onboardUser(userId, answers) : told;
    return answer.state === 'ok' ? { state: 'kept' } : { state: 'failed', code: answer.code };
  }, patience);
