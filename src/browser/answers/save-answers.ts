import type { HealthConsent } from '#domain/consent/health-consent.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import { informationOf } from '#domain/onboarding/stored-answers.ts';
import type { CodeOf } from '#site/api/endpoint.ts';
import type { operations } from '#site/api/graphql.ts';
import { giveHealthConsent } from '#site/api/health-consent.ts';
import { call, members } from '../member-call.ts';
import { retry, type Retried } from '../retry.ts';

interface FinishedAnswers {
  answers: OnboardingAnswers;
  pace: number;
  consent: HealthConsent;
}

const giveConsent = call(giveHealthConsent);

type Code = CodeOf<typeof giveHealthConsent | typeof operations.onboardUser>;

/** Saves the consent first, then the answers. Both writes are idempotent, so both may be retried. */
export const saveAnswers = (
  userId: string,
  { answers, pace, consent }: FinishedAnswers,
): Promise<Retried<{ state: 'saved' }, Code>> =>
  retry<{ state: 'saved' }, Code>(async () => {
    const given = await giveConsent(consent);
    const onboardingInformation = informationOf(answers, pace, consent);
    const answer =
      given.state === 'ok' ? await members.onboardUser(userId, { ...answers, onboardingInformation }) : given;
    return answer.state === 'ok' ? { state: 'saved' } : { state: 'failed', code: answer.code };
  });
