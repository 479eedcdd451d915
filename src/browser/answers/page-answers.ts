import { dayInGermany } from '#domain/time/calendar.ts';
import { eaterOf, type Eater } from '#domain/meal-plan/eater.ts';
import type { OnboardingAnswers } from '#domain/onboarding/onboarding.ts';
import { planOf, type Plan } from '#domain/onboarding/plan.ts';
import { readForm, type Form } from '#domain/onboarding/questions.ts';
import { storedForm } from '#domain/onboarding/stored-answers.ts';
import { expectsMember } from '../signed-in-hint.ts';
import { draftStorage } from './draft-storage.ts';
import { environment } from '../environment.ts';

interface Answered {
  answers: OnboardingAnswers;
  plan: Plan;
}

function answeredIn({ form, pace }: { form: Form; pace: number }): Answered | undefined {
  const today = dayInGermany(new Date());
  const read = readForm(form, today);
  if (read.state !== 'complete') return undefined;
  return { answers: read.answers, plan: planOf(read.answers, pace, today) };
}

/** The answers in the signed-in member's account. */
const fromAccount = () =>
  new Promise<Answered | undefined>((resolve) => {
    const stop = environment.session.$state.subscribe((known) => {
      if (known.state === 'loading') return;
      const stored = known.state === 'member' ? storedForm(known.member) : undefined;
      resolve(stored && answeredIn(stored));
      queueMicrotask(() => {
        stop();
      });
    });
    environment.session.load();
  });

/**
 * A visitor's answers: on this device after the consent to health data, otherwise in the account. They are never in a
 * URL, and never sent.
 */
export async function findAnswers(): Promise<Answered | undefined> {
  const draft = draftStorage.read();
  const here = draft?.consent && answeredIn(draft);
  return here ?? (expectsMember() && navigator.onLine ? fromAccount() : undefined);
}

/** The person for whom this page plans meals. */
export async function findEater(): Promise<Eater | undefined> {
  const answered = await findAnswers();
  return answered && eaterOf(answered.answers, answered.plan);
}
