import { env } from 'cloudflare:workers';
import { healthConsentVersion } from '../../../src/domain/consent/health-consent.ts';
import { openDatabase } from '../../../functions/database/open.ts';
import { createUsers } from '../../../functions/accounts/users.ts';
import { createConsents } from '../../../functions/accounts/consents.ts';
import type { Member } from '../../../functions/ports/identity.ts';
import type { OnboardingAnswers } from '../../../src/domain/onboarding/onboarding.ts';
import type { OnboardUserInput } from '../../../src/browser/generated/operations.ts';

/** Plausible answers. */
export const answers: OnboardingAnswers = {
  displayName: 'Anna',
  biologicalGender: 'FEMALE',
  birthday: '1985-05-05',
  physicalActivityLevel: 1.4,
  height: 170,
  weight: 75,
  desiredWeight: 65,
  nutritionConcept: 'VEGETARIAN',
  portionsAdults: 2,
  portionsChildren: 1,
  onboardingInformation: { goal: 'feel better', sleep: [7, 8] },
};

export const inputOf = ({
  nutritionConcept,
  portionsAdults,
  portionsChildren,
  onboardingInformation: data,
  ...personalInformation
}: OnboardingAnswers): OnboardUserInput => ({
  personalInformation,
  mealPlanConfiguration: { nutritionConcept, portionsAdults, portionsChildren },
  onboardingInformation: { data },
});

const newId = () => crypto.randomUUID().replaceAll('-', '');
const options = { db: openDatabase(env.DB), clock: () => new Date(), newId };
const consents = createConsents(createUsers(options), options);

/** Somebody who has just signed in. */
export const memberOf = (uid: string): Member => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
  userId: undefined,
  signedIn: new Date(),
  secondFactor: false,
});

/** Consents to the processing of health data. */
export const agree = (uid: string, version = healthConsentVersion) =>
  consents.give('health', memberOf(uid), {
    receipt: newId(),
    version,
    textHash: '0'.repeat(64),
    language: 'de',
    said: new Date(),
  });
