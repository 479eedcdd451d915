import type { HealthConsent } from '#domain/health-consent.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import { informationOf } from '#domain/stored-answers.ts';
import type { giveHealthConsent } from '#site/api/health-consent.ts';
import type { CallOf } from '../call.ts';
import type { MembersClient } from '../members/members.ts';
import { retry, type Retried } from '../retry.ts';

export interface SaveDeps {
  members: Pick<MembersClient, 'onboardUser'>;
  giveConsent: CallOf<typeof giveHealthConsent>;
}

export interface FinishedAnswers {
  answers: OnboardingAnswers;
  pace: number;
  consent: HealthConsent;
}

export type Saved = Retried<{ state: 'saved' }>;

/** Saves the consent first, then the answers. Both writes are idempotent, so both may be retried. */
export const saveAnswers = (
  userId: string,
  { answers, pace, consent }: FinishedAnswers,
  { members, giveConsent }: SaveDeps,
): Promise<Saved> =>
  retry<{ state: 'saved' }>(async () => {
    const given = await giveConsent(consent);
    const onboardingInformation = informationOf(answers, pace, consent);
    const answer =
      given.state === 'ok' ? await members.onboardUser(userId, { ...answers, onboardingInformation }) : given;
    return answer.state === 'ok' ? { state: 'saved' } : { state: 'failed', code: answer.code };
  });
