import { isObject } from '../text/json.ts';
import { isDay } from '../time/calendar.ts';
import { consentFrom, isPace } from './draft.ts';
import { emptyForm, type Form } from './questions.ts';
import { isBiologicalGender, isNutritionConcept, type OnboardingAnswers } from './onboarding.ts';
import { paces } from '../health/weight-curve.ts';
import type { HealthConsent } from '../consent/health-consent.ts';

export interface StoredPerson {
  onboardingCompleted: boolean;
  onboardingInformation: { data: unknown };
  personalInformation: {
    biologicalGender: string | null;
    birthday: string | null;
    desiredWeight: number | null;
    displayName: string | null;
    height: number | null;
    physicalActivityLevel: number | null;
    weight: number | null;
  };
}

/** Sent in the contract's free field, because no other field returns these. */
export const informationOf = (
  { nutritionConcept, portionsAdults, portionsChildren }: OnboardingAnswers,
  pace: number,
  consent: HealthConsent,
) => ({ pace, meals: { nutritionConcept, portionsAdults, portionsChildren }, consent });

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
const portions = (value: unknown, otherwise: string) =>
  typeof value === 'number' ? String(value) : otherwise;

/** The form filled in with stored answers; undefined if there are none. */
export function storedForm(person: StoredPerson) {
  if (!person.onboardingCompleted) return undefined;
  const { birthday, biologicalGender, displayName, ...numbers } = person.personalInformation;
  const { height, weight, desiredWeight, physicalActivityLevel } = numbers;
  if (!isDay(birthday) || !isBiologicalGender(biologicalGender)) return undefined;
  const [birthYear = '', birthMonth = '', birthDay = ''] = birthday
    .split('-')
    .map((part) => String(Number(part)));
  const { pace, meals: given, consent } = fieldsOf(person.onboardingInformation.data);
  const meals = fieldsOf(given);
  const { nutritionConcept, portionsAdults, portionsChildren } = meals;
  const typed = (value: number | null) => (value === null ? '' : String(value));
  const form: Form = {
    displayName: displayName ?? '',
    biologicalGender,
    birthDay,
    birthMonth,
    birthYear,
    physicalActivityLevel: typed(physicalActivityLevel),
    height: typed(height),
    weight: typed(weight),
    desiredWeight: typed(desiredWeight),
    nutritionConcept: isNutritionConcept(nutritionConcept) ? nutritionConcept : emptyForm.nutritionConcept,
    portionsAdults: portions(portionsAdults, emptyForm.portionsAdults),
    portionsChildren: portions(portionsChildren, emptyForm.portionsChildren),
  };
  return { form, pace: isPace(pace) ? pace : paces.start, consent: consentFrom(consent) };
}
