import { dayInGermany } from '#domain/calendar.ts';
import { eaterOf, type Eater } from '#domain/meal-plan/eater.ts';
import type { OnboardingAnswers } from '#domain/onboarding.ts';
import { planOf, type Plan } from '#domain/plan.ts';
import { readForm, type Form } from '#domain/questions.ts';
import { storedForm } from '#domain/stored-answers.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { draftStorage } from '#site/browser/answers/draft-storage.ts';
import { environment } from '#site/browser/environment.ts';

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

/** From the answers in the account of who is signed in. */
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
 * What a visitor has answered: on this device after the consent to health data, else in the account. Nothing of it
 * stands in an address, and nothing is sent.
 */
export async function findAnswers(): Promise<Answered | undefined> {
  const draft = draftStorage.read();
  const here = draft?.consent && answeredIn(draft);
  return here ?? (expectsMember() ? fromAccount() : undefined);
}

/** Whom meals are planned for on this page. */
export async function findEater(): Promise<Eater | undefined> {
  const answered = await findAnswers();
  return answered && eaterOf(answered.answers, answered.plan);
}
