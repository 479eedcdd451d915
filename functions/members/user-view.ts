import { baseMetabolism } from '#domain/health/body.ts';
import { ageOn, dayInGermany, isDay } from '#domain/time/calendar.ts';
import { levelsOf } from '../accounts/access-levels.ts';
import type { PersonalInformation, User } from './generated/contract.ts';
import type { UserRecord } from '../accounts/users.ts';

const notOnboarded = {
  age: null,
  baseMetabolism: null,
  biologicalGender: null,
  birthday: null,
  desiredWeight: null,
  displayName: null,
  height: null,
  physicalActivityLevel: null,
  weight: null,
};

function personalInformation({ onboarding, weights }: UserRecord, now: Date): PersonalInformation {
  const weightHistory = weights.map(({ weight, weightChanged }) => ({
    weight,
    weightChanged: weightChanged.toISOString(),
  }));
  if (!onboarding) return { ...notOnboarded, weightHistory };
  const { biologicalGender, birthday, desiredWeight, displayName, height, physicalActivityLevel, weight } =
    onboarding;
  if (!isDay(birthday)) throw new Error('A stored birthday is no day.');
  const age = ageOn(dayInGermany(now), birthday);
  return {
    age,
    biologicalGender,
    birthday,
    desiredWeight,
    height,
    physicalActivityLevel,
    weight,
    weightHistory,
    baseMetabolism: baseMetabolism(biologicalGender, age, { weight, height }),
    displayName: displayName === '' ? null : displayName,
  };
}

/** The record in terms of the GraphQL schema. Age, energy and access are computed here, so they are never stale. */
export function userView(record: UserRecord, now: Date): User {
  const { user, onboarding, ledger } = record;
  return {
    access: levelsOf(ledger, now),
    created: user.created.toISOString(),
    email: user.email,
    firebaseUid: user.firebaseUid,
    id: user.id,
    onboardingCompleted: onboarding !== undefined,
    onboardingInformation: { data: onboarding?.information ?? null },
    personalInformation: personalInformation(record, now),
    stripeCustomerId: user.stripeCustomerId,
  };
}
