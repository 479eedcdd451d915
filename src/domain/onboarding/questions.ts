import { isUnderweight, lowestHealthyWeight } from '../health/body.ts';
import { readCentimetres, readKilograms, readWhole } from '../text/typed-number.ts';
import {
  isBiologicalGender,
  isNutritionConcept,
  onboardingDefaults,
  onboardingProblems,
  type OnboardingAnswers,
  type OnboardingProblem,
} from './onboarding.ts';
import { questions, type Question } from './flow.ts';
import type { Day } from '../time/calendar.ts';

export const emptyForm = {
  displayName: '',
  biologicalGender: onboardingDefaults.biologicalGender as string,
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  physicalActivityLevel: '',
  height: '',
  weight: '',
  desiredWeight: '',
  nutritionConcept: onboardingDefaults.nutritionConcept as string,
  portionsAdults: String(onboardingDefaults.portionsAdults),
  portionsChildren: String(onboardingDefaults.portionsChildren),
};
export type Form = typeof emptyForm;
export type FormField = keyof Form;

/** By the contract's rules, or because the field is empty or not a number. */
export type AnswerProblem = OnboardingProblem['code'] | 'answer_missing' | 'not_a_number';

const fieldsOf: Record<Question, readonly OnboardingProblem['field'][]> = {
  name: ['displayName'],
  gender: ['biologicalGender'],
  birthday: ['birthday'],
  activity: ['physicalActivityLevel'],
  height: ['height'],
  weight: ['weight'],
  desired: ['desiredWeight'],
  nutrition: ['nutritionConcept'],
  portions: ['portionsAdults', 'portionsChildren'],
};

/** Plausible values for the other answers: each question is judged by its own. */
const plausible: OnboardingAnswers = {
  ...onboardingDefaults,
  displayName: '',
  physicalActivityLevel: 1.4,
  height: 170,
  weight: 70,
  desiredWeight: 65,
};

const birthdayOf = ({ birthDay, birthMonth, birthYear }: Form) => {
  const [day, month, year] = [birthDay, birthMonth, birthYear].map((typed) => readWhole(typed) ?? 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

type Whole = { value: number } | { problem: AnswerProblem };

/** Rounds to the nearest integer, halves down. */
const rounded = (value: number) => Math.ceil(value - 0.5);

function wholeOf(typed: string, read: (typed: string) => number | undefined): Whole {
  if (typed.trim() === '') return { problem: 'answer_missing' };
  const value = read(typed);
  return value === undefined ? { problem: 'not_a_number' } : { value: rounded(value) };
}

/** Judged as typed: a weight that is healthy before rounding stays so. */
function desiredOf(form: Form): Whole {
  const typed = readKilograms(form.desiredWeight);
  const height = readCentimetres(form.height);
  if (typed === undefined || height === undefined) return wholeOf(form.desiredWeight, readKilograms);
  const whole = rounded(height);
  const least = lowestHealthyWeight(whole);
  if (typed >= 35 && isUnderweight({ weight: typed, height: whole }))
    return { problem: 'desired_weight_too_low' };
  return { value: Math.max(rounded(typed), Math.min(least, Math.ceil(typed))) };
}

/** A question's fields, as far as they can be read. */
function partOf(question: Question, form: Form): Partial<OnboardingAnswers> | { problem: AnswerProblem } {
  const whole = (field: keyof OnboardingAnswers, read: Whole) =>
    'problem' in read ? read : { [field]: read.value };
  switch (question) {
    case 'name':
      return { displayName: form.displayName.trim() };
    case 'gender':
      return isBiologicalGender(form.biologicalGender)
        ? { biologicalGender: form.biologicalGender }
        : { problem: 'answer_missing' };
    case 'birthday':
      return [form.birthDay, form.birthMonth, form.birthYear].some((typed) => typed.trim() === '')
        ? { problem: 'answer_missing' }
        : { birthday: birthdayOf(form) };
    case 'activity':
      return form.physicalActivityLevel === ''
        ? { problem: 'answer_missing' }
        : { physicalActivityLevel: Number(form.physicalActivityLevel) };
    case 'height':
      return whole('height', wholeOf(form.height, readCentimetres));
    case 'weight':
      return whole('weight', wholeOf(form.weight, readKilograms));
    case 'desired':
      return whole('desiredWeight', desiredOf(form));
    case 'nutrition':
      return isNutritionConcept(form.nutritionConcept)
        ? { nutritionConcept: form.nutritionConcept }
        : { problem: 'answer_missing' };
    case 'portions': {
      const [adults, children] = [form.portionsAdults, form.portionsChildren].map((typed) =>
        readWhole(typed),
      );
      return adults === undefined || children === undefined
        ? { problem: 'not_a_number' }
        : { portionsAdults: adults, portionsChildren: children };
    }
  }
}

export interface QuestionProblem {
  question: Question;
  problem: AnswerProblem;
}

type ReadForm =
  | { state: 'complete'; answers: OnboardingAnswers }
  | { state: 'open'; problems: readonly [QuestionProblem, ...QuestionProblem[]] };

/** Reads all questions, or up to and including a given one, and finds the unanswered ones in their order. */
export function readForm(form: Form, today: Day, upTo?: Question): ReadForm {
  let answers = plausible;
  const problems: QuestionProblem[] = [];
  for (const question of questions) {
    const part = partOf(question, form);
    if (!('problem' in part)) answers = { ...answers, ...part };
    const problem =
      'problem' in part
        ? part.problem
        : onboardingProblems(answers, today).find(({ field }) => fieldsOf[question].includes(field))?.code;
    // Whether a weight is healthy depends on the height.
    const isJudged =
      problem !== 'desired_weight_too_low' || !problems.some((other) => other.question === 'height');
    if (problem && isJudged) problems.push({ question, problem });
    if (question === upTo) break;
  }
  const [first, ...others] = problems;
  return first ? { state: 'open', problems: [first, ...others] } : { state: 'complete', answers };
}

const questionsOfCodes: Readonly<Record<OnboardingProblem['code'], Question>> = {
  name_too_long: 'name',
  birthday_invalid: 'birthday',
  under_age: 'birthday',
  activity_implausible: 'activity',
  height_implausible: 'height',
  weight_implausible: 'weight',
  desired_weight_implausible: 'desired',
  desired_weight_too_low: 'desired',
  portions_implausible: 'portions',
  answers_too_large: 'name',
};
const isProblem = (code: string): code is OnboardingProblem['code'] => Object.hasOwn(questionsOfCodes, code);

/** The question that a refusal by the Worker is about, if any. */
export const questionOf = (code: string): QuestionProblem | undefined =>
  isProblem(code) ? { question: questionsOfCodes[code], problem: code } : undefined;
